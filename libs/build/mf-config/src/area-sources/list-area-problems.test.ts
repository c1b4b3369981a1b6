import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { listAreaProblems, refuseAreaProblems } from './list-area-problems.ts';

const WORKSPACE = join(import.meta.dirname, '../../../../..');
const SOUND: Record<string, string> = {
  'package.json': '{ "name": "tea-house" }',
  'area.json': '{\n  "area": "tea-house",\n  "routes": [\n    { "id": "tea" }\n  ]\n}',
  'src/area.ts': `import { Tea } from './tea.tsx';\nexport default defineArea({ locales: {}, routes: {\n  tea: Tea,\n} });`,
  'src/tea.tsx': `import { useState } from 'react';\nexport const Tea = () => null;`,
  'src/locales/zh.json': '{\n  "title": "茶室",\n  "cups_other": "{{count}}杯"\n}',
  'src/locales/en.json':
    '{\n  "title": "Tea",\n  "cups_one": "{{count}} cup",\n  "cups_other": "{{count}} cups"\n}',
  'src/locales/ja.json': '{\n  "title": "茶室",\n  "cups_other": "{{count}}杯"\n}',
};

function areaWith(changes: Record<string, string | null> = {}): string {
  const workspace = mkdtempSync(join(tmpdir(), 'area-problems-'));
  onTestFinished(() => rmSync(workspace, { recursive: true }));
  const root = join(workspace, 'tea-house');
  const files = {
    ...Object.fromEntries(Object.entries(SOUND).map(([file, text]) => [`tea-house/${file}`, text])),
    'mf-inn/package.json': '{ "name": "@danqing/mf-inn" }',
    'mf-inn/area.json': '{}',
    'mf-inn/src/inn.ts': 'export const inn = 1;',
    'ledger/package.json': '{ "name": "@danqing/ledger", "nx": { "tags": ["type:service"] } }',
    ...Object.fromEntries(Object.entries(changes).map(([file, text]) => [`tea-house/${file}`, text])),
  };
  for (const [file, text] of Object.entries(files)) {
    if (text === null) continue;
    mkdirSync(dirname(join(workspace, file)), { recursive: true });
    writeFileSync(join(workspace, file), text);
  }
  const modules = join(workspace, 'node_modules/@danqing');
  mkdirSync(modules, { recursive: true });
  for (const [name, folder] of [
    ['mf-inn', 'mf-inn'],
    ['ledger', 'ledger'],
  ] as const)
    symlinkSync(join(workspace, folder), join(modules, name));
  return root;
}

const told = (root: string) =>
  listAreaProblems(root).map(({ file, line, message }) => `${file}:${line}: ${message}`);

it('finds nothing in a sound area, nor in the areas of this workspace', () => {
  expect(told(areaWith())).toEqual([]);
  expect(told(join(WORKSPACE, 'mf-generator'))).toEqual([]);
});

it.each<[string, Record<string, string | null>, string]>([
  [
    'a route without a component',
    { 'area.json': '{\n  "routes": [\n    { "id": "tea" },\n    { "id": "cake" }\n  ]\n}' },
    'area.json:4: the route "cake" has no component. Add it to routes in src/area.ts:2, or remove it here.',
  ],
  [
    'a component without a route',
    { 'src/area.ts': 'export default defineArea({\n  routes: {\n    tea: Tea,\n    cake: Cake,\n  },\n});' },
    'src/area.ts:4: area.json has no route "cake". Declare it there with its path, or remove the component.',
  ],
  [
    'a missing text',
    { 'src/locales/ja.json': '{\n  "cups_other": "{{count}}杯"\n}' },
    'src/locales/ja.json:3: "title" is missing in ja. Add it here, or remove it from src/locales/zh.json:2.',
  ],
  [
    'a missing plural form',
    { 'src/locales/en.json': '{\n  "title": "Tea",\n  "cups_other": "{{count}} cups"\n}' },
    'src/locales/en.json:4: "cups_one" is missing in en. Add it here.',
  ],
  [
    'an empty text',
    { 'src/locales/en.json': '{\n  "title": " ",\n  "cups_one": "{{count}}", "cups_other": "{{count}}" }' },
    'src/locales/en.json:2: "title" is empty. Write its text in en.',
  ],
  [
    'other placeholders',
    { 'src/locales/ja.json': '{\n  "title": "{{name}}",\n  "cups_other": "{{count}}杯"\n}' },
    'src/locales/en.json:2: "title" has different placeholders in en and ja. Use the same ones in every language.',
  ],
  [
    'a language without texts',
    { 'src/page/locales/zh.json': '{}', 'src/page/locales/ja.json': '{}' },
    'src/page/locales/en.json:1: the file is missing. Translate the texts of zh.json into it.',
  ],
  [
    'an import of another area, by name',
    { 'src/tea.tsx': `import React from 'react';\nexport * from '@danqing/mf-inn/src/inn.ts';` },
    'src/tea.tsx:2: "@danqing/mf-inn/src/inn.ts" is another area. Link to its pages by their path, or call its API.',
  ],
  [
    'an import of another area, by path',
    { 'src/tea.tsx': `const inn = () => import('../../mf-inn/src/inn.ts');` },
    'src/tea.tsx:1: "../../mf-inn/src/inn.ts" is another area. Link to its pages by their path, or call its API.',
  ],
  [
    'an import of a service',
    { 'src/late/tea.ts': `// Tea\n\nimport '@danqing/ledger';` },
    'src/late/tea.ts:3: "@danqing/ledger" is a service or a part of the server. Link to its pages by their path, or call its API.',
  ],
])('names file, line and the way out of %s', (_what, changes, problem) => {
  expect(told(areaWith(changes))).toEqual([problem]);
});

it('leaves computed routes to the tests, and imports of tests to lint', () => {
  const changes = {
    'src/area.ts': 'export default defineArea({ routes: { ...more, other: Other } });',
    'src/tea.test.ts': `import '@danqing/ledger';`,
  };
  expect(told(areaWith(changes))).toEqual([]);
});

it('fails a build with every problem', () => {
  const root = areaWith({ 'src/locales/ja.json': '{}' });
  expect(() => refuseAreaProblems(root)).toThrow(
    /^The area cannot be built:\n {2}src\/locales\/ja.json:1: "title" is missing.*\n {2}src\/locales\/ja.json:1: "cups_other"/s,
  );
});
