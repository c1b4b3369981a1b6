import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { checkTypes } from './check-types.ts';

const OPTIONS = {
  target: 'es2023',
  lib: ['es5'],
  module: 'nodenext',
  strict: true,
  types: [],
  allowImportingTsExtensions: true,
  resolveJsonModule: true,
};
const LIBRARY = JSON.stringify({ extends: '../tsconfig.base.json', include: ['src'] });
const FILES = {
  'package.json': '{ "type": "module" }',
  'tsconfig.base.json': JSON.stringify({ compilerOptions: OPTIONS }),
  'library/tsconfig.json': LIBRARY,
  'library/src/color.ts':
    'export interface Color { hex: string }\nexport const red = (): Color => ({ hex: "#f00" });',
  'library/src/list.ts': 'import { red } from "./color.ts";\nexport const list = () => [red()];',
  'other/tsconfig.json': LIBRARY,
  'other/src/alone.ts': 'export const alone: unknown = 1;',
  'area/tsconfig.json': JSON.stringify({
    extends: '../tsconfig.base.json',
    compilerOptions: { noUnusedLocals: true },
    include: ['src'],
    exclude: ['src/template'],
  }),
  'area/src/page.ts':
    'import { list } from "../../library/src/list.ts";\nexport const hex: string = list()[0]!.hex;',
  'area/src/template/page.ts': 'export const page: number = "__area__";',
};
let workspace: string;

beforeEach(() => {
  workspace = mkdtempSync(join(tmpdir(), 'danqing-types-'));
  onTestFinished(() => rmSync(workspace, { recursive: true }));
  Object.entries(FILES).forEach(([name, text]) => write(name, text));
});

function write(name: string, text: string): void {
  mkdirSync(dirname(join(workspace, name)), { recursive: true });
  writeFileSync(join(workspace, name), text);
}

const replace = (name: string, from: string, to: string) =>
  write(name, readFileSync(join(workspace, name), 'utf8').replace(from, to));

async function check() {
  const configurations = ['area', 'library', 'other'].map((name) => join(workspace, name, 'tsconfig.json'));
  const { errors, files } = await checkTypes(configurations, { workspace, folder: join(workspace, 'cache') });
  return {
    errors: errors.map((error) => /^(.*)\(.*error (TS\d+)/.exec(error)?.slice(1).join(' ') ?? error),
    files: files.map((file) => file.slice(workspace.length + 1)).sort(),
  };
}

test('checks every file of projects that have no errors', async () => {
  const files = ['area/src/page.ts', 'library/src/color.ts', 'library/src/list.ts', 'other/src/alone.ts'];
  expect(await check()).toEqual({ errors: [], files });
  expect(await check()).toEqual({ errors: [], files });
});

test('projects with the same options are one program, and others keep their own options', async () => {
  write('library/src/list.ts', `${FILES['library/src/list.ts']}\nfunction unused() {}`);
  write('area/src/unused.ts', 'export {};\nconst unused = 1;');
  const { errors } = await check();
  expect(errors).toContain('area/src/unused.ts TS6133');
  expect(readdirSync(join(workspace, 'cache')).filter((name) => name.endsWith('.json'))).toHaveLength(2);
});

test('an error in a file of two programs is reported once, and until it is gone', async () => {
  replace('library/src/color.ts', '"#f00"', '255');
  expect((await check()).errors).toEqual(['library/src/color.ts TS2322']);
  expect((await check()).errors).toEqual(['library/src/color.ts TS2322']);
  replace('library/src/color.ts', '255', '"#f00"');
  expect((await check()).errors).toEqual([]);
});

test('a changed declaration is noticed through inferred types and in other projects', async () => {
  await check();
  replace('library/src/color.ts', 'hex: string', 'hex: string | number');
  expect((await check()).errors).toEqual(['area/src/page.ts TS2322']);
});

test('a deleted file breaks its importers, and a restored one repairs them', async () => {
  await check();
  rmSync(join(workspace, 'library/src/list.ts'));
  expect((await check()).errors).toEqual(['area/src/page.ts TS2307']);
  write('library/src/list.ts', FILES['library/src/list.ts']);
  expect((await check()).errors).toEqual([]);
});

test('a new file and a changed option are noticed', async () => {
  await check();
  write('other/src/globals.d.ts', 'declare const site: string;');
  write('other/src/title.ts', 'export const title: number = site;');
  expect((await check()).errors).toEqual(['other/src/title.ts TS2322']);
  rmSync(join(workspace, 'other/src/title.ts'));
  write('other/src/implicit.ts', 'export const log = (text) => text;');
  expect((await check()).errors).toEqual(['other/src/implicit.ts TS7006']);
  replace('tsconfig.base.json', '"strict":true', '"strict":false');
  expect((await check()).errors).toEqual([]);
});

test('a damaged result of an earlier run is ignored', async () => {
  replace('library/src/color.ts', '"#f00"', '255');
  await check();
  for (const name of readdirSync(join(workspace, 'cache')).filter((each) => each.endsWith('.tsbuildinfo')))
    write(`cache/${name}`, '{"version":');
  expect((await check()).errors).toEqual(['library/src/color.ts TS2322']);
});

test('a wrong configuration is an error', async () => {
  replace('tsconfig.base.json', '"strict":true', '"strict":true,"stricter":true');
  expect((await check()).errors.join()).toContain('TS5023');
});
