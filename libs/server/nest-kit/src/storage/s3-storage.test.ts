import { describe, expect, test } from 'vitest';
import { openTestS3, type ConditionalWrites } from '../testing/open-s3.ts';
import { describeStorage } from '../testing/storage-contract.ts';
import { listKeys } from './list-keys.ts';
import { openS3Storage } from './open-storage.ts';
import { createSigningClient } from './s3-client.ts';
import { S3Storage } from './s3-storage.ts';

describe.each<ConditionalWrites>(['honoured', 'ignored', 'refused'])('conditional writes are %s', (mode) => {
  describeStorage('a bucket', async () => {
    const settings = await openTestS3({ conditionalWrites: mode, pageSize: 3 });
    return [openS3Storage('media', settings), openS3Storage('media', settings)];
  });
});

test('folders of one bucket are apart', async () => {
  const settings = await openTestS3();
  const [media, releases] = ['media', 'releases'].map((folder) => openS3Storage(folder, settings));
  await media!.put('a', Buffer.from('a'));
  expect(await releases!.get('a')).toBeNull();
  expect(await listKeys(releases!, '')).toEqual([]);
});

test('a storage that does not know ranges is told of', async () => {
  const settings = await openTestS3();
  const { fetch } = createSigningClient(settings);
  const client = {
    fetch: (url: string, init?: RequestInit) => fetch(url, { ...init, headers: {} }),
  };
  await openS3Storage('media', settings).put('a', Buffer.from('0123456789'));
  const storage = new S3Storage({ ...settings, folder: 'media', client });
  await expect(storage.get('a', { start: 3 })).rejects.toThrow('GET a: the storage answers 200');
});

test('a request that the network swallows is sent again', async () => {
  const settings = await openTestS3();
  const { fetch } = createSigningClient(settings);
  let lost = 2;
  const client = {
    fetch: (url: string, init?: RequestInit) =>
      lost-- > 0 ? Promise.reject(new TypeError('fetch failed')) : fetch(url, init),
  };
  const storage = new S3Storage({ ...settings, folder: 'media', client });
  expect(await storage.put('a', Buffer.from('a'))).toBe(true);
});
