import { execFile } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { WORKSPACE } from './steps.ts';

vi.setConfig({ testTimeout: 120_000 });

const PARTS = 40;
const NOTHING = 'nothing has changed';
let workspace: string;

beforeEach(() => {
  workspace = mkdtempSync(join(tmpdir(), 'danqing-build-'));
  cpSync(join(WORKSPACE, 'tools'), join(workspace, 'tools'), {
    recursive: true,
    filter: (path) => !/\/node_modules$|\.test\.ts$/.test(path),
  });
  symlinkSync(join(WORKSPACE, 'node_modules'), join(workspace, 'node_modules'));
  mkdirSync(join(workspace, 'libs/color/parts/src'), { recursive: true });
  write('package.json', '{ "type": "module" }');
  write('libs/color/parts/package.json', '{ "type": "module" }');
  write('libs/color/parts/tsconfig.build.json', '{}');
  const names = Array.from({ length: PARTS }, (_, index) => `part${index}`);
  write(
    'libs/color/parts/src/index.ts',
    `${names.map((name) => `import { version as ${name} } from './${name}.ts';`).join('\n')}
export const versions: readonly number[] = [${names.join(', ')}];\n`,
  );
  write(
    'tools/load.ts',
    `import { useBuilds } from './build.ts';
const release = await useBuilds();
const { versions } = await import('../libs/color/parts/dist/index.js');
release();
console.log([...new Set(versions)].join());`,
  );
  writeVersion(1);
});
afterEach(() => rmSync(workspace, { recursive: true }));

const write = (file: string, text: string) => writeFileSync(join(workspace, file), text);
const path = (file: string) => join(workspace, file);
function writeVersion(version: number): void {
  for (let part = 0; part < PARTS; part += 1)
    write(`libs/color/parts/src/part${part}.ts`, `export const version: number = ${version};\n`);
}
const run = async (program: string) => {
  const { stdout } = await promisify(execFile)(process.execPath, [path(`tools/${program}.ts`)], {
    cwd: workspace,
  });
  return stdout.trim();
};
const build = () => run('build-workspace');

it('builds what has changed, is damaged or is gone, and removes what has no source any more', async () => {
  expect(await build()).toContain('1 of 1 built');
  expect(await build()).toContain(NOTHING);

  writeFileSync(path('libs/color/parts/dist/part3.js'), 'export const ver');
  expect(await build()).toContain('1 of 1 built');
  rmSync(path('libs/color/parts/dist'), { recursive: true });
  expect(await build()).toContain('1 of 1 built');

  write('libs/color/parts/src/part0.test.ts', 'export const untested = true;\n');
  expect(await build()).toContain(NOTHING);
  write('libs/color/parts/src/more.ts', 'export const more = true;\n');
  await build();
  expect(existsSync(path('libs/color/parts/dist/more.js'))).toBe(true);
  expect(existsSync(path('libs/color/parts/dist/part0.test.js'))).toBe(false);
  rmSync(path('libs/color/parts/src/more.ts'));
  await build();
  expect(existsSync(path('libs/color/parts/dist/more.js'))).toBe(false);
  expect(await run('load')).toBe('1');
});

it('builds once for two builds at once, and what loads it meanwhile gets all of one version', async () => {
  await build();
  writeVersion(2);
  const [first, second, ...loaded] = await Promise.all([
    build(),
    build(),
    ...Array.from({ length: 4 }, () => run('load')),
  ]);
  expect([first, second].filter((output) => output?.includes('1 of 1 built'))).toHaveLength(1);
  expect([first, second].filter((output) => output?.includes(NOTHING))).toHaveLength(1);
  for (const output of loaded) expect(output?.split('\n').at(-1)).toMatch(/^[12]$/);
  expect(await run('load')).toBe('2');
});

it('leaves what was built where a source cannot be compiled, and says which line', async () => {
  await build();
  const before = readFileSync(path('libs/color/parts/dist/part0.js'), 'utf8');
  write('libs/color/parts/src/part0.ts', 'export const fine = 1;\nexport const broken = (\n');
  await expect(build()).rejects.toThrow(/part0\.ts:2 .*[\s\S]*the build failed/);
  expect(readFileSync(path('libs/color/parts/dist/part0.js'), 'utf8')).toBe(before);
  expect(await run('load')).toBe('1');
});
