import { text } from 'node:stream/consumers';
import { describe, expect, test } from 'vitest';
import type { ByteRange, ObjectStorage, StoredObject } from '../storage/object-storage.ts';
import { listKeys } from '../storage/list-keys.ts';
import { readObject } from '../storage/read-object.ts';

/**
 * Tests the contract of ObjectStorage.
 *
 * @param open creates an empty storage and returns two instances of it, like two processes
 */
export function describeStorage(name: string, open: () => Promise<[ObjectStorage, ObjectStorage]>): void {
  const read = async (storage: ObjectStorage, key: string, range?: ByteRange) => {
    const content = await storage.get(key, range);
    return content && text(content.body);
  };

  describe(name, () => {
    test('keeps every byte', async () => {
      const [storage, other] = await open();
      const bytes = Uint8Array.from({ length: 70_000 }, (_, index) => index * 7);
      expect(await storage.put('deep/er/a@2-x_y.bin', bytes)).toBe(true);
      await storage.put('empty', new Uint8Array());
      expect(Buffer.from((await readObject(other, 'deep/er/a@2-x_y.bin'))!).equals(bytes)).toBe(true);
      expect(await readObject(other, 'empty')).toHaveLength(0);
    });

    test('has nothing under any other key', async () => {
      const [storage] = await open();
      await storage.put('a/b', Buffer.from('b'));
      for (const key of ['c', 'a', 'a/c', 'a/b/c', 'a/b.x']) expect(await storage.get(key)).toBeNull();
    });

    test('replaces an object as a whole', async () => {
      const [storage, other] = await open();
      await storage.put('a', Buffer.from('a long text'));
      expect(await storage.put('a', Buffer.from('short'))).toBe(true);
      expect(await read(other, 'a')).toBe('short');
    });

    test('tells size, time and ETag, and another ETag for what was written anew', async () => {
      const [storage, other] = await open();
      const before = Math.floor(Date.now() / 1000) * 1000;
      await storage.put('a', Buffer.from('one'));
      const first = await describeOf(storage, 'a');
      expect(first).toMatchObject({ key: 'a', size: 3 });
      expect(first.modified).toBeGreaterThanOrEqual(before);
      expect(first.modified).toBeLessThanOrEqual(Date.now());
      expect(first.etag).toMatch(/^"[^"]+"$/);
      expect((await describeOf(other, 'a')).etag).toBe(first.etag);
      for await (const listed of storage.list(''))
        expect(listed).toMatchObject({ key: 'a', size: 3, etag: first.etag });
      await storage.put('a', Buffer.from('two'));
      expect((await describeOf(storage, 'a')).etag).not.toBe(first.etag);
    });

    test.each([
      [{ start: 0 }, '0123456789', { start: 0, end: 9 }],
      [{ start: 3 }, '3456789', { start: 3, end: 9 }],
      [{ start: 3, end: 5 }, '345', { start: 3, end: 5 }],
      [{ start: 9, end: 9 }, '9', { start: 9, end: 9 }],
      [{ start: 8, end: 1000 }, '89', { start: 8, end: 9 }],
    ])('gives the range %j', async (range, expected, given) => {
      const [storage] = await open();
      await storage.put('a', Buffer.from('0123456789'));
      expect(await storage.get('a', range).then(described)).toMatchObject({ size: 10, range: given });
      expect(await read(storage, 'a', range)).toBe(expected);
    });

    test('has no range behind the end of an object, and says where that is', async () => {
      const [storage] = await open();
      await storage.put('a', Buffer.from('0123456789'));
      await storage.put('empty', new Uint8Array());
      await expect(storage.get('a', { start: 10 })).rejects.toMatchObject({
        name: 'RangeNotSatisfiableError',
        size: 10,
      });
      await expect(storage.get('empty', { start: 0 })).rejects.toMatchObject({ size: 0 });
      expect(await storage.get('missing', { start: 0 })).toBeNull();
    });

    test('writes a new object only where there is none', async () => {
      const [storage, other] = await open();
      expect(await storage.put('a', Buffer.from('first'), { ifNoneMatch: '*' })).toBe(true);
      expect(await other.put('a', Buffer.from('second'), { ifNoneMatch: '*' })).toBe(false);
      expect(await read(storage, 'a')).toBe('first');
      await storage.delete('a');
      expect(await other.put('a', Buffer.from('third'), { ifNoneMatch: '*' })).toBe(true);
      expect(await read(storage, 'a')).toBe('third');
    });

    test('lists by the beginning of keys, in their order', async () => {
      const [storage] = await open();
      for (const key of ['b/1', 'a/2', 'a-1', 'a/1/x', 'ab', 'c/.hidden/1'])
        await storage.put(key, Buffer.from(key));
      expect(await listKeys(storage, '')).toEqual(['a-1', 'a/1/x', 'a/2', 'ab', 'b/1', 'c/.hidden/1']);
      expect(await listKeys(storage, 'a')).toEqual(['a-1', 'a/1/x', 'a/2', 'ab']);
      expect(await listKeys(storage, 'a/')).toEqual(['a/1/x', 'a/2']);
      expect(await listKeys(storage, 'a/1')).toEqual(['a/1/x']);
      expect(await listKeys(storage, 'a/1/x')).toEqual(['a/1/x']);
      expect(await listKeys(storage, 'nothing/here')).toEqual([]);
    });

    test('deletes one object, also when it is not there', async () => {
      const [storage, other] = await open();
      await storage.put('a/1', Buffer.from('1'));
      await storage.put('a/2', Buffer.from('2'));
      for (const key of ['a/1', 'a/1', 'a', 'never']) await storage.delete(key);
      expect(await listKeys(other, '')).toEqual(['a/2']);
    });

    test.each([
      '',
      '/',
      'a/',
      '/a',
      'a//b',
      '..',
      'a/../../b',
      './a',
      'a b',
      'ä',
      'a\0',
      '.incoming/a',
      'a'.repeat(901),
    ])('refuses the key %j', async (key) => {
      const [storage] = await open();
      await expect(storage.put(key, Buffer.from('a'))).rejects.toThrow(TypeError);
      await expect(storage.get(key)).rejects.toThrow(TypeError);
      await expect(storage.delete(key)).rejects.toThrow(TypeError);
    });
  });
}

function described(content: Awaited<ReturnType<ObjectStorage['get']>>) {
  content?.body.destroy();
  return content;
}

async function describeOf(storage: ObjectStorage, key: string): Promise<StoredObject> {
  return described(await storage.get(key))!;
}
