import { appendFile, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import type { ReleaseDescriptor } from '@danqing/contracts/releases';
import { expect, test } from 'vitest';
import { openTestPlane, publish, type TestPlane } from '../testing/open-plane.ts';
import { writeBuild, type BuildOverrides } from '../testing/release-build.ts';
import { publishRelease } from './publish-release.ts';
import { RELEASE_LIMITS } from '../release/release-limits.ts';
import { sha384 } from '../release/release-id.ts';
import { getStatus } from '../status/release-status.ts';
import { verifyPlane } from '../status/verify-plane.ts';

const folderOf = (plane: TestPlane, release: string) => join(plane.dataDir, 'releases', 'generator', release);

async function refusal(plane: TestPlane, folder: string) {
  return publishRelease(plane, { folder, publisher: 'builder' }).then(
    () => null,
    (error: unknown) => error,
  );
}

test('the same build has the same id wherever it lies, and another byte has another', async () => {
  const plane = await openTestPlane();
  const other: BuildOverrides = {
    files: {
      'entry.js': 'start("generatoR")',
      'styles/area.css': '.generator_0123456789ab-main { color: red }',
    },
  };
  expect(await publish(plane)).toBe(await publish(plane));
  expect(await publish(plane, other)).not.toBe(await publish(plane));
});

test('publishing again changes nothing and says so', async () => {
  const plane = await openTestPlane();
  const folder = await writeBuild();
  const first = await publishRelease(plane, { folder, publisher: 'builder' });
  const before = await readdir(folderOf(plane, first.release), { recursive: true });
  const second = await publishRelease(plane, { folder, publisher: 'somebody else' });
  expect(first.outcome).toBe('published');
  expect(second).toEqual({ ...first, outcome: 'unchanged' });
  expect(await readdir(folderOf(plane, first.release), { recursive: true })).toEqual(before);
  expect((await getStatus(plane)).areas[0]?.releases).toMatchObject([
    { id: first.release, publisher: 'builder' },
  ]);
});

test('the same build from another commit is the same release, and says from which it was published first', async () => {
  const plane = await openTestPlane();
  const folder = await writeBuild();
  const publishFrom = (commit: string | null) =>
    publishRelease(plane, { folder, publisher: 'builder', source: { commit, dirty: commit === null } });
  const { release } = await publishFrom('a'.repeat(40));
  expect(await publishFrom('b'.repeat(40))).toMatchObject({ release, outcome: 'unchanged' });
  expect(await publishFrom(null)).toMatchObject({ release, outcome: 'unchanged' });
  expect(await publish(plane)).toBe(release);
  expect((await getStatus(plane)).areas[0]?.releases).toMatchObject([
    { id: release, commit: 'a'.repeat(40), dirty: false },
  ]);
  expect((await verifyPlane(plane)).releases).toEqual([{ area: 'generator', release, problems: [] }]);
});

test('the stored files are the bytes of the build, and text has siblings that decode to the same', async () => {
  const plane = await openTestPlane();
  const script = `start(${JSON.stringify('colour '.repeat(500))})`;
  const picture = 'a picture '.repeat(500);
  const release = await publish(plane, {
    files: { 'entry.js': script, 'short.js': 'start()', 'picture.webp': picture },
  });
  const stored = (path: string) => readFile(join(folderOf(plane, release), path));
  expect((await stored('entry.js')).toString()).toBe(script);
  expect(brotliDecompressSync(await stored('entry.js.br')).toString()).toBe(script);
  expect(gunzipSync(await stored('entry.js.gz')).toString()).toBe(script);
  expect((await readdir(folderOf(plane, release))).sort()).toEqual(
    ['entry.js', 'entry.js.br', 'entry.js.gz', 'picture.webp', 'release.json', 'short.js'].sort(),
  );
});

test('a file that differs from its hash is refused, and nothing of the release is visible', async () => {
  const plane = await openTestPlane();
  const folder = await writeBuild();
  await writeFile(join(folder, 'entry.js'), 'start("other")');
  expect(await refusal(plane, folder)).toMatchObject({ code: 'RELEASE_FILE_CHANGED' });
  expect((await getStatus(plane)).areas).toEqual([]);
  expect(await readdir(plane.dataDir)).toEqual([]);
});

test('other bytes under an id that was published are refused', async () => {
  const plane = await openTestPlane();
  const folder = await writeBuild();
  const { release } = await publishRelease(plane, { folder, publisher: 'builder' });
  await writeFile(join(folder, 'entry.js'), 'start("other")');
  expect(await refusal(plane, folder)).toMatchObject({ code: 'RELEASE_FILE_CHANGED' });
  expect((await readFile(join(folderOf(plane, release), 'entry.js'))).toString()).toBe('start("generator")');
});

test.each<[string, string, (folder: string) => Promise<unknown>]>([
  ['a changed file', 'entry.js: other bytes', (folder) => appendFile(join(folder, 'entry.js'), ';')],
  ['an added file', 'more.js: not part of the release', (folder) => writeFile(join(folder, 'more.js'), '')],
  [
    'another descriptor',
    'release.json: other bytes',
    (folder) => writeFile(join(folder, 'release.json'), '{}'),
  ],
  [
    'a sibling of other bytes',
    'entry.js.br: decodes to other bytes',
    (folder) => writeFile(join(folder, 'entry.js.br'), 'x'),
  ],
])('a stored release with %s is refused when it is published again', async (_what, problem, tamper) => {
  const plane = await openTestPlane();
  const release = await publish(plane);
  await tamper(folderOf(plane, release));
  const error = await publish(plane).catch((caught: unknown) => caught);
  expect(error).toMatchObject({ code: 'RELEASE_DAMAGED', details: [problem] });
});

test('a file that was lost from a stored release is put back when it is published again, the others untouched', async () => {
  const plane = await openTestPlane();
  const release = await publish(plane);
  const lost = join(folderOf(plane, release), 'entry.js');
  const before = await readFile(lost);
  await rm(lost);
  expect(await publish(plane)).toBe(release);
  expect(await readFile(lost)).toEqual(before);
  expect(await readdir(join(plane.dataDir, 'releases', '.uploads'))).toEqual([]);
});

test('a release whose files were lost comes back when it is published again', async () => {
  const plane = await openTestPlane();
  const release = await publish(plane);
  await rm(folderOf(plane, release), { recursive: true });
  const again = await publishRelease(plane, { folder: await writeBuild(), publisher: 'builder' });
  expect(again).toMatchObject({ release, outcome: 'published' });
  expect((await readFile(join(folderOf(plane, release), 'entry.js'))).toString()).toBe('start("generator")');
});

const named = (en: string) => (descriptor: ReleaseDescriptor) => ({
  ...descriptor,
  manifest: { ...descriptor.manifest, name: { ...descriptor.manifest.name, en } },
});

test.each<[string, string, BuildOverrides, ((folder: string) => Promise<unknown>)?]>([
  [
    'a file that is not listed',
    'more.js: not listed',
    {},
    (folder) => writeFile(join(folder, 'more.js'), ''),
  ],
  [
    'a link',
    'link.js: a link or special file',
    {},
    (folder) => symlink('/etc/passwd', join(folder, 'link.js')),
  ],
  [
    'a linked folder',
    'linked: a link or special file',
    {},
    (folder) => symlink('/etc', join(folder, 'linked')),
  ],
  [
    'a listed file that is a link',
    'entry.js: a link or special file',
    {},
    async (folder) => {
      await rm(join(folder, 'entry.js'));
      await symlink('/etc/passwd', join(folder, 'entry.js'));
    },
  ],
  ['a missing file', 'entry.js: listed, but not in the folder', {}, (folder) => rm(join(folder, 'entry.js'))],
  [
    'a path out of the folder',
    'release.json: files.../outside.js: Invalid key in record',
    {
      describe: (descriptor) => ({
        ...descriptor,
        files: { ...descriptor.files, '../outside.js': sha384(Buffer.from('')) },
      }),
    },
    (folder) => writeFile(join(folder, '..', 'outside.js'), ''),
  ],
  [
    'a name that the store needs',
    'entry.js.br: a reserved name',
    { files: { 'entry.js': 'start()', 'entry.js.br': 'x' } },
  ],
  [
    'a script that is no file of it',
    'lost.js: to be loaded, but not among the files',
    { describe: (descriptor) => ({ ...descriptor, scripts: ['lost.js'] }) },
  ],
  [
    'texts that are no file of it',
    'en.js: to be loaded, but not among the files',
    {
      describe: (descriptor) => ({
        ...descriptor,
        texts: { zh: 'entry.js', en: 'en.js', ja: 'entry.js' },
      }),
    },
  ],
  [
    'no contract version in a shell',
    'manifest.contract: a shell states the version it provides, like 1.0.0',
    { area: 'shell', contract: 'any' },
  ],
  [
    'a name that no database takes',
    'release.json: manifest.name.en: must be one line without control characters',
    { describe: named('\u0000') },
  ],
  [
    'half a character in its name',
    'release.json: manifest.name.en: must be one line without control characters',
    { describe: named('\ud800') },
  ],
])('a build with %s is refused', async (_what, problem, overrides, change) => {
  const plane = await openTestPlane();
  const folder = await writeBuild(overrides);
  await change?.(folder);
  expect(await refusal(plane, folder)).toMatchObject({
    code: 'RELEASE_INVALID',
    details: expect.arrayContaining([problem]),
  });
  expect((await getStatus(plane)).areas).toEqual([]);
});

test.each<[string, (folder: string) => Promise<unknown>]>([
  ['has no descriptor', (folder) => rm(join(folder, 'release.json'))],
  ['has a descriptor that is no JSON', (folder) => writeFile(join(folder, 'release.json'), '{')],
  ['has a descriptor of another form', (folder) => writeFile(join(folder, 'release.json'), '{"files":[]}')],
  ['is missing', (folder) => rm(folder, { recursive: true })],
])('a folder that %s is refused', async (_what, change) => {
  const plane = await openTestPlane();
  const folder = await writeBuild();
  await change(folder);
  expect(await refusal(plane, folder)).toMatchObject({ code: 'RELEASE_INVALID' });
});

test('too large a file and too many files are refused', async () => {
  const plane = await openTestPlane();
  const large = await writeBuild({ files: { 'entry.js': 'x'.repeat(RELEASE_LIMITS.fileBytes + 1) } });
  expect(await refusal(plane, large)).toMatchObject({ code: 'RELEASE_TOO_LARGE' });
  const hash = sha384(Buffer.from(''));
  const names = Array.from({ length: RELEASE_LIMITS.files + 1 }, (_, index) => [`${index}.js`, hash]);
  const many = await writeBuild({
    describe: (descriptor) => ({ ...descriptor, files: Object.fromEntries(names) }),
  });
  expect(await refusal(plane, many)).toMatchObject({ code: 'RELEASE_TOO_LARGE' });
});

test('an area.json that would make every page of the site large is refused', async () => {
  const plane = await openTestPlane();
  const large = await writeBuild({ describe: named('x'.repeat(RELEASE_LIMITS.pageBytes)) });
  expect(await refusal(plane, large)).toMatchObject({ code: 'RELEASE_TOO_LARGE' });
  const names = Array.from({ length: 1000 }, (_, index) => `scripts/${index}.js`);
  const scripts = await writeBuild({ files: Object.fromEntries(names.map((name) => [name, ''])) });
  expect(await refusal(plane, scripts)).toBeNull();
  const all = await writeBuild({
    files: Object.fromEntries(names.map((name) => [name, ''])),
    describe: (descriptor) => ({ ...descriptor, scripts: names }),
  });
  expect(await refusal(plane, all)).toMatchObject({ code: 'RELEASE_TOO_LARGE' });
});

test('a publisher name of several lines is refused', async () => {
  const plane = await openTestPlane();
  await expect(
    publishRelease(plane, { folder: await writeBuild(), publisher: 'a\nb' }),
  ).rejects.toMatchObject({
    code: 'INPUT_INVALID',
  });
});
