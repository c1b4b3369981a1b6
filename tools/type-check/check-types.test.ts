import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { checkTypes } from './check-types.ts';

const CONFIGURATION = JSON.stringify({
  compilerOptions: {
    target: 'es2023',
    lib: ['es5'],
    module: 'nodenext',
    strict: true,
    types: [],
    allowImportingTsExtensions: true,
    resolveJsonModule: true,
    noEmit: true,
  },
  include: ['src'],
});
const FILES = {
  'package.json': '{ "type": "module" }',
  'library/tsconfig.json': CONFIGURATION,
  'library/src/color.ts':
    'export interface Color { hex: string }\nexport const red = (): Color => ({ hex: "#f00" });',
  'library/src/list.ts': 'import { red } from "./color.ts";\nexport const list = () => [red()];',
  'library/src/alone.ts': 'export const alone = 1;',
  'area/tsconfig.json': CONFIGURATION,
  'area/src/globals.d.ts': 'declare const site: string;',
  'area/src/page.ts':
    'import { list } from "../../library/src/list.ts";\nexport const hex: string = list()[0]!.hex;',
  'area/src/title.ts': 'import { hex } from "./page.ts";\nexport const title: string = site + hex;',
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

function check(salt?: string) {
  const { checked, diagnostics } = checkTypes(
    ['area', 'library'].map((project) => join(workspace, project, 'tsconfig.json')),
    { workspace, cache: join(workspace, 'cache/typecheck.json'), ...(salt !== undefined && { salt }) },
  );
  return { checked: checked.sort(), codes: diagnostics.map(({ code }) => code) };
}

test('checks every file once, and none again without a change', () => {
  const all = Object.keys(FILES).filter((name) => /(?<!\.d)\.ts$/.test(name));
  expect(check()).toEqual({ checked: all.sort(), codes: [] });
  expect(check()).toEqual({ checked: [], codes: [] });
});

test('a change inside a function affects only its file', () => {
  check();
  replace('library/src/color.ts', '"#f00"', '"#c3272b"');
  expect(check().checked).toEqual(['library/src/color.ts']);
});

test('a changed declaration affects the files that see it, through inferred types and across projects', () => {
  check();
  replace('library/src/color.ts', 'hex: string', 'hex: string | number');
  expect(check()).toEqual({
    checked: ['area/src/page.ts', 'library/src/color.ts', 'library/src/list.ts'],
    codes: [2322],
  });
});

test('an error is reported until it is gone', () => {
  replace('area/src/title.ts', 'title: string', 'title: number');
  expect(check().codes).toEqual([2322]);
  expect(check()).toEqual({ checked: ['area/src/title.ts'], codes: [2322] });
  replace('area/src/title.ts', 'title: number', 'title: string');
  expect(check().codes).toEqual([]);
});

test('a deleted file breaks its importers, and a restored one repairs them', () => {
  check();
  rmSync(join(workspace, 'library/src/list.ts'));
  expect(check()).toMatchObject({ checked: ['area/src/page.ts'], codes: [2307] });
  write('library/src/list.ts', FILES['library/src/list.ts']);
  expect(check().codes).toEqual([]);
});

test('a change of globals affects the whole project, and of options or packages likewise', () => {
  check();
  const area = ['area/src/page.ts', 'area/src/title.ts'];
  write('area/src/globals.d.ts', 'declare const site: number;');
  expect(check()).toEqual({ checked: area, codes: [] });
  replace('area/tsconfig.json', '"strict":true', '"strict":true,"noUnusedLocals":true');
  expect(check().checked).toEqual(area);
  expect(check('other packages').checked).toHaveLength(5);
});

test('a damaged cache is ignored', () => {
  check();
  write('cache/typecheck.json', '{"version":');
  expect(check().checked).toHaveLength(5);
});
