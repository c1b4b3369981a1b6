import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { buildRelease } from './build-release.ts';

const WORKSPACE = join(import.meta.dirname, '../../../..');
const BUILDS_LIMIT = 120_000;
let workspace: string;

/**
 * Copies the shell, the generator and the libraries to a new workspace, with links to the installed packages
 * of the real one.
 */
function copyWorkspace(): string {
  const workspace = mkdtempSync(join(tmpdir(), 'build-release-'));
  for (const folder of ['libs', 'shell', 'mf-generator'])
    cpSync(join(WORKSPACE, folder), join(workspace, folder), {
      recursive: true,
      filter: (path) => !/\/(dist|\.build|node_modules)$/.test(path),
    });
  const modules = join(workspace, 'node_modules');
  mkdirSync(join(modules, '@danqing'), { recursive: true });
  for (const name of readdirSync(join(WORKSPACE, 'node_modules')))
    if (name !== '@danqing') symlinkSync(join(WORKSPACE, 'node_modules', name), join(modules, name));
  for (const group of readdirSync(join(workspace, 'libs')))
    for (const name of readdirSync(join(workspace, 'libs', group)))
      symlinkSync(join(workspace, 'libs', group, name), join(modules, '@danqing', name));
  writeFileSync(join(workspace, 'package-lock.json'), '{}');
  return workspace;
}

beforeEach(() => {
  workspace = copyWorkspace();
});
afterEach(() => rmSync(workspace, { recursive: true }));

const edit = (file: string, from: string, to: string) => {
  const path = join(workspace, file);
  const text = readFileSync(path, 'utf8');
  expect(text).toContain(from);
  writeFileSync(path, text.replace(from, to));
};
const build = async (root = join(workspace, 'mf-generator'), kind: 'area' | 'shell' = 'area') => {
  await buildRelease({ root, kind });
  const descriptor = readFileSync(join(root, 'dist/release.json'), 'utf8');
  return { descriptor, id: (JSON.parse(descriptor) as { build: string }).build };
};

it(
  'gives the same release while nothing of the area changes, whatever else does, and another one for a word',
  async () => {
    const first = await build();
    expect(first.id).toMatch(/^[0-9a-f]{12}$/);

    edit(
      'libs/api/contracts/src/credits/errors.ts',
      'export const CREDITS_ERRORS = {',
      `export const CREDITS_ERRORS = {
  CREDITS_ASLEEP: { kind: 'unavailable', message: { zh: '休息', en: 'Asleep', ja: '休み' } },`,
    );
    edit('mf-generator/src/area.ts', 'export default', '// A remark.\nexport default');
    writeFileSync(join(workspace, 'package-lock.json'), '{ "packages": { "unrelated": {} } }');
    expect(await build()).toEqual(first);

    edit('mf-generator/src/locales/zh.json', '"自定义颜色"', '"自定颜色"');
    const second = await build();
    expect(second.id).not.toBe(first.id);

    edit('mf-generator/area.json', '"order": 10', '"order": 11');
    expect((await build()).id).not.toBe(second.id);
  },
  BUILDS_LIMIT,
);

it(
  'gives the same release in every folder',
  async () => {
    const other = copyWorkspace();
    try {
      const one = await build(join(workspace, 'shell'), 'shell');
      expect(await build(join(other, 'shell'), 'shell')).toEqual(one);
    } finally {
      rmSync(other, { recursive: true });
    }
  },
  BUILDS_LIMIT,
);

it(
  'refuses styles that reach beyond the area, with file and selector',
  async () => {
    writeFileSync(join(workspace, 'mf-generator/src/page.css'), 'body:has(main) { display: none }');
    edit('mf-generator/src/area.ts', 'export default', "import './page.css';\nexport default");
    await expect(build()).rejects.toThrow(/beyond the area.*\n {2}css\/area\.\w+\.css: body:has\(main\)$/);
  },
  BUILDS_LIMIT,
);

it('refuses an area with a route that has no component, before it compiles', async () => {
  edit('mf-generator/area.json', '"id": "wall"', '"id": "walls"');
  await expect(build()).rejects.toThrow(/\n {2}area\.json:\d+: the route "walls" has no component\./);
  expect(readdirSync(join(workspace, 'mf-generator'))).not.toContain('dist');
});
