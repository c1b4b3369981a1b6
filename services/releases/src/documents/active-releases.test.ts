import { releaseDescriptorSchema, verifyDocument, type ReleaseDescriptor } from '@danqing/contracts/releases';
import { expect, test } from 'vitest';
import { activateRelease, rollbackRelease } from '../moves/operator-moves.ts';
import { openTestPlane, publish, ship } from '../testing/open-plane.ts';
import { by, startReading, version } from '../testing/start-reading.ts';

test('there is no document before a shell is active', async () => {
  const plane = await openTestPlane();
  const { active } = await startReading(plane);
  expect(await active.getDocument(null)).toBeNull();
});

test('the document holds what the page needs of each active release, and nothing of inactive ones', async () => {
  const plane = await openTestPlane();
  const shell = await ship(plane, { area: 'shell' });
  const release = await ship(plane, version(1));
  await publish(plane, { area: 'gallery' });
  const { active } = await startReading(plane);
  const document = (await active.getDocument(null))?.document;
  expect(document).toMatchObject({
    environment: 'production',
    sequence: 2,
    shell: { area: 'shell', release: shell, base: `areas/shell/${shell}/` },
  });
  expect(document?.areas).toEqual([
    {
      area: 'generator',
      release,
      build: '0123456789ab',
      container: 'generator_0123456789ab',
      base: `areas/generator/${release}/`,
      scripts: ['entry.js'],
      styles: ['area.css'],
      integrity: {
        'entry.js': expect.stringMatching(/^sha384-/),
        'area.css': expect.stringMatching(/^sha384-/),
      },
      manifest: releaseDescriptorSchema.shape.manifest.parse(document?.areas[0]?.manifest),
      channel: 'stable',
      killed: false,
      fallback: null,
    },
  ]);
});

test('documents name the texts of each language of what a page starts with, and not those of a fallback', async () => {
  const plane = await openTestPlane();
  await ship(plane, { area: 'shell' });
  const texts = { zh: 'c/zh.js', en: 'c/en.js', ja: 'c/ja.js' };
  const speaking = (number: number) => {
    const build = version(number);
    const files = Object.fromEntries(Object.values(texts).map((path) => [path, `${path} ${number}`]));
    return {
      ...build,
      files: { ...build.files, ...files },
      describe: (descriptor: ReleaseDescriptor) => ({ ...descriptor, texts }),
    };
  };
  await ship(plane, speaking(1));
  await ship(plane, speaking(2));
  const { active } = await startReading(plane);
  const area = (await active.getDocument(null))?.document.areas[0];
  expect(area?.texts).toEqual(texts);
  expect(area?.integrity['c/ja.js']).toMatch(/^sha384-/);
  expect(area?.fallback).not.toBeNull();
  expect(area?.fallback).not.toHaveProperty('texts');
});

test('visitors who get the same get the same object until a pointer moves', async () => {
  const plane = await openTestPlane();
  await ship(plane, { area: 'shell' });
  const { active } = await startReading(plane);
  const first = await active.getDocument(null);
  expect(await active.getDocument(null)).toBe(first);
  expect(await active.getDocument('somebody')).toBe(first);
  await ship(plane, version(1));
  await expect.poll(() => active.getDocument(null)).not.toBe(first);
});

test('a move made elsewhere is told and in the document, and so is its rollback', async () => {
  const plane = await openTestPlane();
  await ship(plane, { area: 'shell' });
  const first = await ship(plane, version(1));
  const { current } = await startReading(plane);
  expect(await current()).toBe(first);
  const second = await ship(plane, version(2));
  await expect.poll(current, { interval: 5 }).toBe(second);
  await rollbackRelease(plane, { area: 'generator', actor: 'li', reason: '' });
  await expect.poll(current, { interval: 5 }).toBe(first);
});

test('what is signed is the text, which holds the document and can stand in HTML', async () => {
  const plane = await openTestPlane();
  await ship(plane, { area: 'shell', describe: (build) => ({ ...build, container: '</script><!--' }) });
  const { active } = await startReading(plane);
  const resolved = (await active.getDocument(null))!;
  expect(resolved.text).not.toContain('<');
  expect(JSON.parse(resolved.text)).toEqual(resolved.document);
  expect(resolved.document.shell.container).toBe('</script><!--');
  expect(await verifyDocument(resolved, active.publicKey, null)).toMatchObject({ verdict: 'valid' });
});

test('another environment has documents of its own', async () => {
  const plane = await openTestPlane();
  const shell = await ship(plane, { area: 'shell' });
  const { active } = await startReading(plane, { environment: 'staging' });
  expect(await active.getDocument(null)).toBeNull();
  const staging = { ...plane, environment: 'staging' };
  await activateRelease(staging, { ...by, area: 'shell', release: shell });
  await expect
    .poll(async () => (await active.getDocument(null))?.document)
    .toMatchObject({ environment: 'staging', sequence: 1 });
});
