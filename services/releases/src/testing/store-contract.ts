import { describe, expect, test } from 'vitest';
import type { ReleaseStore, StoredFile } from '../store/release-store.ts';

const RELEASE = '0123456789abcdef';

export async function* storedFiles(...list: [path: string, content: string][]): AsyncGenerator<StoredFile> {
  for (const [path, content] of list) yield { path, bytes: Buffer.from(content) };
}

export interface OpenedStore {
  stores: [ReleaseStore, ReleaseStore];
  /** Paths or keys of all stored files, without empty folders. */
  everything(): Promise<string[]>;
}

/**
 * Registers the contract tests of a ReleaseStore. `open` creates an empty store that is removed after the
 * test.
 */
export function describeReleaseStore(name: string, open: () => Promise<OpenedStore>): void {
  const text = async (store: ReleaseStore, path: string) =>
    Buffer.from(await store.read('gallery', RELEASE, path)).toString();

  describe(name, () => {
    test('keeps what was written, in folders and all', async () => {
      const [store, other] = (await open()).stores;
      expect(await store.list('gallery', RELEASE)).toBeNull();
      const list = storedFiles(['entry.js', 'start()'], ['deep/er/a@2-x_y.css', '{}'], ['empty', '']);
      expect(await store.write('gallery', RELEASE, list)).toBe(true);
      for (const { list, read } of [store, other].map(bound)) {
        expect(await list('gallery', RELEASE)).toEqual(['deep/er/a@2-x_y.css', 'empty', 'entry.js']);
        expect(Buffer.from(await read('gallery', RELEASE, 'deep/er/a@2-x_y.css')).toString()).toBe('{}');
        expect(await read('gallery', RELEASE, 'empty')).toHaveLength(0);
      }
    });

    test('keeps every byte', async () => {
      const [store] = (await open()).stores;
      const bytes = Uint8Array.from({ length: 70_000 }, (_, index) => index * 7);
      await store.write('gallery', RELEASE, fileOf('all.bin', bytes));
      expect(Buffer.from(await store.read('gallery', RELEASE, 'all.bin')).equals(bytes)).toBe(true);
    });

    test('keeps areas and releases apart', async () => {
      const [store] = (await open()).stores;
      await store.write('gallery', RELEASE, storedFiles(['a.js', '1']));
      await store.write('gallery-x', RELEASE, storedFiles(['b.js', '2']));
      await store.write('gallery', `1${RELEASE.slice(1)}`, storedFiles(['c.js', '3']));
      expect(await store.list('gallery', RELEASE)).toEqual(['a.js']);
      await store.remove('gallery', RELEASE);
      expect(await store.list('gallery-x', RELEASE)).toEqual(['b.js']);
      expect(await store.list('gallery', `1${RELEASE.slice(1)}`)).toEqual(['c.js']);
    });

    test('leaves a release that is there as it is, without asking for its files', async () => {
      const [store] = (await open()).stores;
      await store.write('gallery', RELEASE, storedFiles(['entry.js', 'first']));
      expect(await store.write('gallery', RELEASE, storedFiles(['entry.js', 'second']))).toBe(false);
      expect(await text(store, 'entry.js')).toBe('first');
    });

    test('shows nothing before the last file is there', async () => {
      const [store, other] = (await open()).stores;
      const seen: (string[] | null)[] = [];
      async function* watched() {
        yield* storedFiles(['entry.js', 'start()']);
        seen.push(await other.list('gallery', RELEASE));
        yield* storedFiles(['more.js', 'more()']);
        seen.push(await other.list('gallery', RELEASE));
      }
      await store.write('gallery', RELEASE, watched());
      expect(seen).toEqual([null, null]);
      expect(await other.list('gallery', RELEASE)).toEqual(['entry.js', 'more.js']);
    });

    test('keeps nothing of a writing that fails half-way', async () => {
      const { stores, everything } = await open();
      async function* failing() {
        yield* storedFiles(['entry.js', 'start()'], ['more.js', 'more()']);
        throw new Error('connection lost');
      }
      await expect(stores[0].write('gallery', RELEASE, failing())).rejects.toThrow('connection lost');
      expect(await stores[1].list('gallery', RELEASE)).toBeNull();
      expect(await everything()).toEqual([]);
    });

    test('gives what was written by two at once wholly from one of them', async () => {
      const { stores } = await open();
      await Promise.all(
        stores.map((store, index) =>
          store.write(
            'gallery',
            RELEASE,
            storedFiles(['entry.js', String(index)], ['more.js', String(index)]),
          ),
        ),
      );
      const [entry, more] = [await text(stores[0], 'entry.js'), await text(stores[0], 'more.js')];
      expect(entry).toBe(more);
    });

    test('puts back what was lost and touches nothing else', async () => {
      const [store] = (await open()).stores;
      await store.write('gallery', RELEASE, storedFiles(['entry.js', 'first']));
      await store.restore('gallery', RELEASE, storedFiles(['entry.js', 'second'], ['lost.js', 'found']));
      expect(await text(store, 'entry.js')).toBe('first');
      expect(await text(store, 'lost.js')).toBe('found');
    });

    test('rejects reading what is not there', async () => {
      const [store] = (await open()).stores;
      await expect(store.read('gallery', RELEASE, 'entry.js')).rejects.toThrow();
      await store.write('gallery', RELEASE, storedFiles(['entry.js', 'start()']));
      await expect(store.read('gallery', RELEASE, 'more.js')).rejects.toThrow();
    });

    test('removes a release as a whole, also a second time, and takes it again', async () => {
      const { stores, everything } = await open();
      const [store, other] = stores;
      await store.write('gallery', RELEASE, storedFiles(['entry.js', 'first']));
      expect(await text(other, 'entry.js')).toBe('first');
      await store.remove('gallery', RELEASE);
      expect(await other.list('gallery', RELEASE)).toBeNull();
      expect(await everything()).toEqual([]);
      await store.remove('gallery', RELEASE);
      expect(await store.write('gallery', RELEASE, storedFiles(['entry.js', 'second']))).toBe(true);
      expect(await text(other, 'entry.js')).toBe('second');
    });
  });
}

const bound = (store: ReleaseStore): Pick<ReleaseStore, 'list' | 'read'> => ({
  list: (area, release) => store.list(area, release),
  read: (area, release, path) => store.read(area, release, path),
});

async function* fileOf(path: string, bytes: Uint8Array): AsyncGenerator<StoredFile> {
  yield { path, bytes };
}
