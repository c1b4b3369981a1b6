import { afterEach, describe, expect, test, vi } from 'vitest';
import { openTestS3, type ConditionalWrites } from '../testing/open-s3.ts';
import { describeReleaseStore, storedFiles } from '../testing/store-contract.ts';
import { createSigningClient, openS3Bucket } from './s3-client.ts';
import { S3Objects, type SigningClient } from './s3-objects.ts';
import type { S3Settings } from './s3-settings.ts';
import { S3Store } from './s3-store.ts';

const RELEASE = '0123456789abcdef';
const HOUR_MS = 3_600_000;

afterEach(() => void vi.useRealTimers());

describe.each<ConditionalWrites>(['honoured', 'ignored', 'refused'])('conditional writes are %s', (mode) => {
  describeReleaseStore('a bucket', async () => {
    const settings = await openTestS3({ conditionalWrites: mode });
    return {
      stores: [new S3Store(openS3Bucket(settings)), new S3Store(openS3Bucket(settings))],
      everything: async () => (await openS3Bucket(settings).list('')).map(({ key }) => key),
    };
  });
});

/** A store over a network that may swallow a request, or only its answer. */
function openUnreliable(
  settings: S3Settings,
  swallows: (method: string, url: string) => 'request' | 'answer' | null,
): S3Store {
  const { fetch } = createSigningClient(settings);
  const client: SigningClient = {
    async fetch(url, init) {
      const lost = swallows(init?.method ?? '', url);
      if (lost === 'request') throw new TypeError('fetch failed');
      const response = await fetch(url, init);
      if (lost === 'answer') throw new TypeError('fetch failed');
      return response;
    },
  };
  return new S3Store(new S3Objects({ ...settings, client }));
}

test('a release is there although the answer to its last request was lost', async () => {
  const settings = await openTestS3();
  let lost = false;
  const store = openUnreliable(settings, (method, url) => {
    if (lost || method !== 'PUT' || !url.includes('.complete')) return null;
    lost = true;
    return 'answer';
  });
  expect(await store.write('gallery', RELEASE, storedFiles(['entry.js', 'start()']))).toBe(true);
  expect(lost).toBe(true);
  expect(await new S3Store(openS3Bucket(settings)).list('gallery', RELEASE)).toEqual(['entry.js']);
});

test('what a writing that was killed has left is not visible, hinders none, and goes once it is old', async () => {
  const settings = await openTestS3();
  const objects = openS3Bucket(settings);
  let alive = true;
  const killed = openUnreliable(settings, () => (alive ? null : 'request'));
  async function* half() {
    yield* storedFiles(['entry.js', 'half']);
    alive = false;
    throw new Error('killed');
  }
  await expect(killed.write('gallery', RELEASE, half())).rejects.toThrow();
  expect(await objects.list('')).toHaveLength(2);
  const store = new S3Store(objects);
  expect(await store.list('gallery', RELEASE)).toBeNull();
  expect(await store.write('gallery', RELEASE, storedFiles(['entry.js', 'whole']))).toBe(true);
  expect(await objects.list('')).toHaveLength(4);
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 2 * HOUR_MS });
  await store.write('palettes', RELEASE, storedFiles(['entry.js', 'other']));
  expect(Buffer.from(await store.read('gallery', RELEASE, 'entry.js')).toString()).toBe('whole');
  expect(await objects.list('')).toHaveLength(4);
});

test('a release whose writer was killed after the last step stays whole', async () => {
  const settings = await openTestS3();
  const killed = openUnreliable(settings, (method, url) =>
    method === 'DELETE' && url.includes('.uploads') ? 'request' : null,
  );
  await expect(killed.write('gallery', RELEASE, storedFiles(['entry.js', 'start()']))).rejects.toThrow();
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 2 * HOUR_MS });
  const objects = openS3Bucket(settings);
  const store = new S3Store(objects);
  await store.write('palettes', RELEASE, storedFiles(['entry.js', 'other']));
  expect(Buffer.from(await store.read('gallery', RELEASE, 'entry.js')).toString()).toBe('start()');
  expect(await objects.list('releases/.uploads/')).toEqual([]);
});

test('a removing that was interrupted is finished by the next one', async () => {
  const settings = await openTestS3();
  const store = new S3Store(openS3Bucket(settings));
  await store.write('gallery', RELEASE, storedFiles(['entry.js', 'start()']));
  const killed = openUnreliable(settings, (method, url) =>
    method === 'DELETE' && url.endsWith('entry.js') ? 'request' : null,
  );
  await expect(killed.remove('gallery', RELEASE)).rejects.toThrow();
  expect(await store.list('gallery', RELEASE)).toBeNull();
  await store.remove('gallery', RELEASE);
  expect(await openS3Bucket(settings).list('')).toEqual([]);
});

test('a release of more files than one answer lists is listed wholly', async () => {
  const store = new S3Store(openS3Bucket(await openTestS3({ pageSize: 3 })));
  const names = ['a.js', 'b.js', 'c.js', 'd.js', 'e.js', 'f.js', 'g.js'];
  await store.write(
    'gallery',
    RELEASE,
    storedFiles(...names.map((name) => [name, name] as [string, string])),
  );
  expect(await store.list('gallery', RELEASE)).toEqual(names);
});

test('bytes that change on the way are refused by the storage', async () => {
  const settings = await openTestS3();
  const { fetch } = createSigningClient(settings);
  const client: SigningClient = {
    fetch: (url, init) => fetch(url, { ...init, ...(url.endsWith('.js') && { body: 'changed' }) }),
  };
  const store = new S3Store(new S3Objects({ ...settings, client }));
  await expect(store.write('gallery', RELEASE, storedFiles(['entry.js', 'start()']))).rejects.toThrow(
    'XAmzContentSHA256Mismatch',
  );
});

test('a storage that refuses the key is told of, without the key', async () => {
  const settings = { ...(await openTestS3()), secretAccessKey: 'another-secret-key' };
  const error = await new S3Store(openS3Bucket(settings)).list('gallery', RELEASE).catch(String);
  expect(error).toContain('the storage answers 403 SignatureDoesNotMatch');
  expect(error).not.toContain('another-secret-key');
});
