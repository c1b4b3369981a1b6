import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { compileFile } from './reload-services.ts';
import { WORKSPACE } from './steps.ts';

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'danqing-reload-'));
  mkdirSync(join(root, 'src/inner'), { recursive: true });
  const options = { extends: join(WORKSPACE, 'tsconfig.build.json'), compilerOptions: { rootDir: 'src' } };
  writeFileSync(join(root, 'tsconfig.build.json'), JSON.stringify(options));
});
afterEach(() => rmSync(root, { recursive: true }));

const save = (text: string) => writeFileSync(join(root, 'src/inner/part.ts'), text);
const built = () => readFileSync(join(root, 'dist/inner/part.js'), 'utf8');

it('writes a saved source as the build would, and says when that changes nothing', () => {
  save(`import { other } from './other.ts';\nexport const answer: number = other + 1;\n`);
  expect(compileFile(root, 'inner/part.ts')).toBe('changed');
  expect(built()).toBe(`import { other } from "./other.js";\nexport const answer = other + 1;\n`);
  save(`import { other } from './other.ts';\nexport const answer: bigint = other + 1;\n`);
  expect(compileFile(root, 'inner/part.ts')).toBe('same');
});

it('leaves what is built when a source is half written, and says where', () => {
  const said = vi.spyOn(console, 'log').mockImplementation(() => undefined);
  save('export const answer = 1;\n');
  compileFile(root, 'inner/part.ts');
  save('export const fine = 1;\nexport const answer = (\n');
  expect(compileFile(root, 'inner/part.ts')).toBe('broken');
  expect(built()).toContain('answer = 1');
  expect(String(said.mock.lastCall?.[0])).toMatch(/inner\/part\.ts:\d .* run on as they were/);
  said.mockRestore();
});
