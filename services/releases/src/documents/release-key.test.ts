import { generateKeyPairSync } from 'node:crypto';
import { readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { verifyDocument } from '@danqing/contracts/releases';
import { expect, test } from 'vitest';
import { releasesConfigFields } from '../releases-config.ts';
import { openTestPlane, type TestPlane } from '../testing/open-plane.ts';
import { temporaryFolder } from '../testing/release-build.ts';
import { openReleaseKey } from './release-key.ts';

const newKey = () =>
  generateKeyPairSync('ed25519').privateKey.export({ format: 'der', type: 'pkcs8' }).toString('base64');
const TEXT = JSON.stringify({ environment: 'production', sequence: 1 });

const publicKeyInDatabase = async ({ database }: TestPlane) =>
  (await database.query<{ public_key: string }[]>('select public_key from releases.signing_key')).map(
    (row) => row.public_key,
  );

test('a key is made at the first start, readable by its user only, and stays', async () => {
  const { database, dataDir } = await openTestPlane();
  const first = await openReleaseKey({ database, dataDir });
  expect((await stat(join(dataDir, 'release-key'))).mode & 0o777).toBe(0o600);
  expect(await readdir(dataDir)).toEqual(['release-key']);
  const second = await openReleaseKey({ database, dataDir });
  expect(second.publicKey).toBe(first.publicKey);
  expect(Buffer.from(first.publicKey, 'base64')).toHaveLength(32);
  expect(await verifyDocument(second.sign(TEXT), first.publicKey, null)).toMatchObject({ verdict: 'valid' });
});

test('processes that start at once agree on one key', async () => {
  const { database, dataDir } = await openTestPlane();
  const keys = await Promise.all(Array.from({ length: 6 }, () => openReleaseKey({ database, dataDir })));
  expect(new Set(keys.map((key) => key.publicKey)).size).toBe(1);
});

test('the database keeps the public half, and nothing of the private one', async () => {
  const plane = await openTestPlane();
  const { publicKey } = await openReleaseKey(plane);
  expect(await publicKeyInDatabase(plane)).toEqual([publicKey]);
  const secret = Buffer.from(await readFile(join(plane.dataDir, 'release-key'), 'utf8'), 'base64').subarray(
    -32,
  );
  const rows = JSON.stringify(await plane.database.query('select * from releases.signing_key'));
  for (const encoding of ['base64', 'base64url', 'hex'] as const)
    expect(rows).not.toContain(secret.toString(encoding));
});

test('a second gateway with a key of its own is refused, and told what to do', async () => {
  const plane = await openTestPlane();
  const { publicKey } = await openReleaseKey(plane);
  const elsewhere = { ...plane, dataDir: await temporaryFolder() };
  await expect(openReleaseKey(elsewhere)).rejects.toMatchObject({
    code: 'SIGNING_KEY_DIFFERS',
    message: expect.stringMatching(/RELEASE_SIGNING_KEY/),
  });
  expect(await publicKeyInDatabase(plane)).toEqual([publicKey]);
  await writeFile(join(elsewhere.dataDir, 'release-key'), await readFile(join(plane.dataDir, 'release-key')));
  expect((await openReleaseKey(elsewhere)).publicKey).toBe(publicKey);
});

test('a configured key is taken everywhere and takes the place of the one before', async () => {
  const plane = await openTestPlane();
  await openReleaseKey(plane);
  const configured = newKey();
  const { publicKey } = await openReleaseKey({ ...plane, configured });
  const elsewhere = await temporaryFolder();
  expect((await openReleaseKey({ ...plane, dataDir: elsewhere, configured })).publicKey).toBe(publicKey);
  expect(await readdir(elsewhere)).toEqual([]);
  expect(await publicKeyInDatabase(plane)).toEqual([publicKey]);
  await expect(openReleaseKey(plane)).rejects.toMatchObject({ code: 'SIGNING_KEY_DIFFERS' });
});

test('a key file that was cut off ends the start instead of being replaced', async () => {
  const plane = await openTestPlane();
  const file = join(plane.dataDir, 'release-key');
  await writeFile(file, 'MC4CAQAw');
  await expect(openReleaseKey(plane)).rejects.toThrow(/Restore it, or set RELEASE_SIGNING_KEY/);
  expect(await readFile(file, 'utf8')).toBe('MC4CAQAw');
});

test.each([
  ['an Ed25519 key', newKey(), true],
  [
    'a key of another kind',
    generateKeyPairSync('x25519').privateKey.export({ format: 'der', type: 'pkcs8' }).toString('base64'),
    false,
  ],
  ['a word', 'secret', false],
])('as RELEASE_SIGNING_KEY %s passes: %s', (_what, text, valid) => {
  const result = releasesConfigFields.RELEASE_SIGNING_KEY.safeParse(text);
  expect(result.success).toBe(valid);
  expect(JSON.stringify(result.error ?? {})).not.toContain(text);
});
