import { cpSync, mkdtempSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { areaFolders } from './area-folders.ts';
import { AreaRefusedError, createArea } from './create-area.ts';
import { WORKSPACE } from './steps.ts';

function workspaceOfManifests(): string {
  const folder = mkdtempSync(join(tmpdir(), 'danqing-area-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const project of ['shell', ...areaFolders(WORKSPACE)]) {
    mkdirSync(join(folder, project));
    cpSync(join(WORKSPACE, project, 'area.json'), join(folder, project, 'area.json'));
  }
  return folder;
}

const manifestOf = (workspace: string, folder: string) =>
  JSON.parse(readFileSync(join(workspace, folder, 'area.json'), 'utf8')) as {
    area: string;
    name: object;
    navigation: { order: number }[];
  };

test('an area is named in three languages, after its folder where nothing else is said, and stands last', async () => {
  const workspace = workspaceOfManifests();
  await createArea(workspace, { folder: 'mf-tea-house', titles: { zh: '茶室' } });
  const manifest = manifestOf(workspace, 'mf-tea-house');
  expect(manifest).toMatchObject({
    area: 'tea-house',
    name: { zh: '茶室', en: 'Tea house', ja: 'Tea house' },
  });
  const others = areaFolders(WORKSPACE).flatMap((folder) => manifestOf(WORKSPACE, folder).navigation);
  expect(manifest.navigation[0]?.order).toBeGreaterThan(Math.max(...others.map(({ order }) => order)));
});

test.each([
  ['a name without the prefix', 'tea', /mf-tea-house/],
  ['capitals', 'mf-Tea', /mf-tea-house/],
  ['a way out of the workspace', 'mf-../tea', /mf-tea-house/],
  ['the shell', 'mf-shell', /shell is a reserved name: the shell has it/],
  ['an address that is no page', 'mf-api', /api is a reserved name: \/api is the gateway's/],
  ['the pages that are the word of the site', 'mf-legal', /legal is a reserved name: \/legal is the shell's/],
  ['a language', 'mf-en', /en is a reserved name/],
  ['a path of another area', 'mf-ai', /\/ai belongs to the area generator/],
  ['an area that is there', 'mf-palettes', /belongs to the area palettes/],
])('%s is refused, and nothing is written', async (_what, folder, reason) => {
  const workspace = workspaceOfManifests();
  const before = areaFolders(workspace);
  const created = createArea(workspace, { folder, titles: {} });
  await expect(created).rejects.toThrow(reason);
  await expect(created).rejects.toBeInstanceOf(AreaRefusedError);
  expect(areaFolders(workspace)).toEqual(before);
});

test.each(['a "quoted" one', '`${1}`', '</script>', 'a|b', '', 'x'.repeat(25)])(
  'the title %j is refused, and nothing is written',
  async (en) => {
    const workspace = workspaceOfManifests();
    await expect(createArea(workspace, { folder: 'mf-tea', titles: { en } })).rejects.toThrow(/is no title/);
    expect(areaFolders(workspace)).not.toContain('mf-tea');
  },
);
