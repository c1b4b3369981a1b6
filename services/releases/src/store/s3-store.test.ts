import {
  createSigningClient,
  listKeys,
  openS3Storage,
  S3Storage,
  type SigningClient,
} from '@danqing/nest-kit/storage';
import type { S3Settings } from '@danqing/nest-kit/config';
import { openTestS3, type ConditionalWrites } from '@danqing/nest-kit/testing';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { describeReleaseStore, storedFiles } from '../testing/store-contract.ts';
import { S3Store } from './s3-store.ts';

const RELEASE = '0123456789abcdef';
const HOUR_MS = 3_600_000;
const openBucket = (settings: S3Settings) => openS3Storage('releases', settings);

afterEach(() => void vi.useRealTimers());

describe.each<ConditionalWrites>(['honoured', 'ignored', 'refused'])('conditional writes are %s', (mode) => {
  describeReleaseStore('a bucket', async () => {
    const settings = await openTestS3({ conditionalWrites: mode });
    return {
      stores: [new S3Store(openBucket(settings)), new S3Store(openBucket(settings))],
      everything: () => listKeys(openBucket(settings), ''),
    };
  });
});

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
  return new S3Store(new S3Storage({ ...settings, folder: 'releases', client }));
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
  expect(await new S3Store(openBucket(settings)).list('gallery', RELEASE)).toEqual(['entry.js']);
});

test('what a writing that was killed has left is not visible, hinders none, and goes once it is old', async () => {
  const settings = await openTestS3();
  const storage = openBucket(settings);
  let alive = true;
  const killed = openUnreliable(settings, () => (alive ? null : 'request'));
  async function* half() {
    yield* storedFiles(['entry.js', 'half']);
    alive = false;
    throw new Error('killed');
  }
  await expect(killed.write('gallery', RELEASE, half())).rejects.toThrow();
  expect(await listKeys(storage, '')).toHaveLength(2);
  const store = new S3Store(storage);
  expect(await store.list('gallery', RELEASE)).toBeNull();
  expect(await store.write('gallery', RELEASE, storedFiles(['entry.js', 'whole']))).toBe(true);
  expect(await listKeys(storage, '')).toHaveLength(4);
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 2 * HOUR_MS });
  await store.write('palettes', RELEASE, storedFiles(['entry.js', 'other']));
  expect(Buffer.from(await store.read('gallery', RELEASE, 'entry.js')).toString()).toBe('whole');
  expect(await listKeys(storage, '')).toHaveLength(4);
});

test('a release whose writer was killed after the last step stays whole', async () => {
  const settings = await openTestS3();
  const killed = openUnreliable(settings, (method, url) =>
    method === 'DELETE' && url.includes('.uploads') ? 'request' : null,
  );
  await expect(killed.write('gallery', RELEASE, storedFiles(['entry.js', 'start()']))).rejects.toThrow();
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 2 * HOUR_MS });
  const storage = openBucket(settings);
  const store = new S3Store(storage);
  await store.write('palettes', RELEASE, storedFiles(['entry.js', 'other']));
  expect(Buffer.from(await store.read('gallery', RELEASE, 'entry.js')).toString()).toBe('start()');
  expect(await listKeys(storage, '.uploads/')).toEqual([]);
});

test('a removing that was interrupted is finished by the next one', async () => {
  const settings = await openTestS3();
  const store = new S3Store(openBucket(settings));
  await store.write('gallery', RELEASE, storedFiles(['entry.js', 'start()']));
  const killed = openUnreliable(settings, (method, url) =>
    method === 'DELETE' && url.endsWith('entry.js') ? 'request' : null,
  );
  await expect(killed.remove('gallery', RELEASE)).rejects.toThrow();
  expect(await store.list('gallery', RELEASE)).toBeNull();
  await store.remove('gallery', RELEASE);
  expect(await listKeys(openBucket(settings), '')).toEqual([]);
});

test('a release of more files than one answer lists is listed wholly', async () => {
  const store = new S3Store(openBucket(await openTestS3({ pageSize: 3 })));
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
  const store = new S3Store(new S3Storage({ ...settings, folder: 'releases', client }));
  await expect(store.write('gallery', RELEASE, storedFiles(['entry.js', 'start()']))).rejects.toThrow(
    'XAmzContentSHA256Mismatch',
  );
});

test('a storage that refuses the key is told of, without the key', async () => {
  const settings = { ...(await openTestS3()), secretAccessKey: 'another-secret-key' };
  const error = await new S3Store(openBucket(settings)).list('gallery', RELEASE).catch(String);
  expect(error).toContain('the storage answers 403 SignatureDoesNotMatch');
  expect(error).not.toContain('another-secret-key');
});
