import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { zstdDecompressSync } from 'node:zlib';
import { openReleasePlane, quarantineRelease, rollbackRelease, type ReleasePlane } from '@danqing/releases';
import { testDatabase, type TestDatabase } from '@danqing/test-kit';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openReadyGateway } from '../testing/open-gateway.ts';
import { publishArea } from '../testing/publish-area.ts';

let database: TestDatabase;
let plane: ReleasePlane;
let dataDir: string;
let app: NestFastifyApplication;
let active: string;
beforeAll(async () => {
  database = await testDatabase();
  dataDir = mkdtempSync(join(tmpdir(), 'danqing-files-'));
  plane = await openReleasePlane({ databaseUrl: database.url, dataDir });
  await publishArea(plane, 'shell', 'shell();');
  active = await publishArea(plane, 'generator', `${'lines(); '.repeat(300)}`);
  app = await openReadyGateway({ DATABASE_URL: database.url, DATA_DIR: dataDir });
});
afterAll(async () => {
  await app.close();
  await plane.database.destroy();
  await database.drop();
  rmSync(dataDir, { recursive: true });
});

const store = (release: string, path: string, text: string) => {
  const folder = join(dataDir, 'releases/generator', release);
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), text);
};
const ask = (release: string, path: string, headers: Record<string, string> = {}) =>
  app.inject({ url: `/areas/generator/${release}/${path}`, headers });

it.each([
  ['entry.js', '', 'text/javascript; charset=utf-8'],
  ['entry.js', 'br', 'text/javascript; charset=utf-8'],
  ['entry.js', 'gzip', 'text/javascript; charset=utf-8'],
  ['css/area.css', 'br', 'text/css; charset=utf-8'],
])('serves %s (%s) with its own type, in a sandbox', async (path, coding, type) => {
  const answer = await ask(active, path, { 'accept-encoding': coding });
  expect(answer.statusCode).toBe(200);
  expect(answer.headers).toMatchObject({
    'content-type': type,
    'content-security-policy': `sandbox; default-src 'none'`,
    'x-content-type-options': 'nosniff',
    'cross-origin-resource-policy': 'same-origin',
  });
});

it('serves SVG in a sandbox, and nothing that is a page by its name, whatever lies there', async () => {
  const markup = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';
  for (const path of ['a.svg', 'a.html', 'a.xhtml', 'a.xml', 'a.js.html', 'a.txt', 'a', 'a.JS'])
    store(active, path, markup);
  const svg = await ask(active, 'a.svg');
  expect([svg.statusCode, svg.headers['content-security-policy']]).toEqual([
    200,
    `sandbox; default-src 'none'`,
  ]);
  for (const path of ['a.html', 'a.xhtml', 'a.xml', 'a.js.html', 'a.txt', 'a', 'a.JS', 'entry.js.br'])
    expect([path, (await ask(active, path)).statusCode]).toEqual([path, 404]);
});

it('serves nothing of a release that no pointer ever named, however it is asked for', async () => {
  const unnamed = 'feedfacefeedface';
  store(unnamed, 'entry.js', 'evil();');
  const spellings = [
    `/areas/generator/${unnamed}/entry.js`,
    `/areas/generator/%66eedfacefeedface/entry.js`,
    `/areas/%67enerator/${unnamed}/entry.js`,
    `/areas/generator%2F${unnamed}/entry.js`,
    `/areas//generator/${unnamed}/entry.js`,
    `/areas/./generator/${unnamed}/entry.js`,
    `/areas/generator/${active}/../${unnamed}/entry.js`,
    `/areas/generator/${active}/%2e%2e/${unnamed}/entry.js`,
    `/areas/generator/${active}\\..\\${unnamed}/entry.js`,
    `/areas/generator/${unnamed}/entry.js?x=/areas/generator/${active}/entry.js`,
  ];
  for (const url of spellings) {
    const answer = await app.inject({ url, headers: { 'x-release-trial': 'A'.repeat(43) } });
    expect([url, answer.statusCode, answer.body.includes('evil')]).toEqual([url, 404, false]);
  }
});

it('keeps serving what open tabs may need: releases that were rolled back, and those in quarantine', async () => {
  const before = await publishArea(plane, 'generator', 'good();');
  const bad = await publishArea(plane, 'generator', 'bad();');
  expect((await ask(bad, 'entry.js')).statusCode).toBe(200);
  const by = { area: 'generator', actor: 'li', reason: 'it fails' };
  await rollbackRelease(plane, by);
  await quarantineRelease(plane, { ...by, release: bad });
  for (const release of [before, bad]) expect((await ask(release, 'entry.js')).statusCode).toBe(200);
});

const sha256 = (text: string) => createHash('sha256').update(text).digest('base64');

it('gives a browser that has the file of another release the difference, and only where it can be one', async () => {
  const [before, after] = ['let words = 1;'.repeat(500), `${'let words = 1;'.repeat(500)}more();`];
  const [first, second] = ['c/area.0123456789.js', 'c/area.abcdef0123.js'];
  const old = await publishArea(plane, 'generator', 'old();');
  const young = await publishArea(plane, 'generator', 'young();');
  store(old, first, before);
  store(young, second, after);

  const whole = await ask(old, first, { 'accept-encoding': 'br, dcz' });
  expect(whole.body).toBe(before);
  expect(whole.headers).toMatchObject({
    'use-as-dictionary': `match="/areas/generator/*/c/area.*.js", id="${old}/${first}"`,
    vary: 'accept-encoding, available-dictionary',
  });

  const has = {
    'accept-encoding': 'gzip, br, dcb, dcz',
    'available-dictionary': `:${sha256(before)}:`,
    'dictionary-id': `"${old}/${first}"`,
  };
  const answer = await ask(young, second, has);
  expect(answer.statusCode).toBe(200);
  expect(answer.headers).toMatchObject({
    'content-encoding': 'dcz',
    'content-type': 'text/javascript; charset=utf-8',
    'content-security-policy': `sandbox; default-src 'none'`,
    'cache-control': whole.headers['cache-control'],
    'use-as-dictionary': `match="/areas/generator/*/c/area.*.js", id="${young}/${second}"`,
    vary: 'accept-encoding, available-dictionary',
  });
  const frames = answer.rawPayload;
  expect(frames.length).toBeLessThan(120);
  expect(frames.subarray(8, 40).toString('base64')).toBe(sha256(before));
  const decoded = zstdDecompressSync(frames.subarray(40), { dictionary: Buffer.from(before) });
  expect(decoded.toString()).toBe(after);

  store('feedfacefeedface', first, before);
  const others: Record<string, Record<string, string>> = {
    'it takes no differences': { 'accept-encoding': 'gzip, br' },
    'it has other bytes': { 'available-dictionary': `:${sha256('other')}:` },
    'it asks past its caches': { 'cache-control': 'no-cache' },
    'it has another file': { 'dictionary-id': `"${old}/css/area.css"` },
    'its file is gone': { 'dictionary-id': `"${old}/c/area.9999999999.js"` },
    'its release was never named': { 'dictionary-id': `"feedfacefeedface/${first}"` },
    'its file is none': { 'dictionary-id': `"${old}/../${old}/${first}"` },
  };
  for (const [reason, headers] of Object.entries(others)) {
    const full = await ask(young, second, { ...has, ...headers });
    expect([reason, full.headers['content-encoding'], full.body]).toEqual([reason, undefined, after]);
  }
  expect((await ask(young, 'c/area.9999999999.js', has)).statusCode).toBe(404);
});
