// IndexedDB, because a worker has no other storage that survives its tab in pages without HTTPS.
const DATABASE = 'danqing-hangs';
const STORE = 'hangs';

/** Stores that a release blocked the main thread, and whether the server knows of it. */
export const storeHang = (key: string, reported: boolean): Promise<unknown> =>
  withStore('readwrite', (store) => store.put(reported, key));

export const removeHang = (key: string): Promise<unknown> =>
  withStore('readwrite', (store) => store.delete(key));

/** Removes the hang of a release. Resolves with whether it was reported, or null if there was none. */
export async function takeHang(key: string): Promise<boolean | null> {
  const reported = await withStore<unknown>('readonly', (store) => store.get(key));
  if (typeof reported !== 'boolean') return null;
  await removeHang(key);
  return reported;
}

/** Resolves with null if this browser has no IndexedDB or blocks it. */
function withStore<Result>(
  mode: IDBTransactionMode,
  work: (store: IDBObjectStore) => IDBRequest<Result>,
): Promise<Result | null> {
  return new Promise((resolve) => {
    const fail = () => resolve(null);
    try {
      const opening = indexedDB.open(DATABASE, 1);
      opening.onupgradeneeded = () => void opening.result.createObjectStore(STORE);
      opening.onerror = fail;
      opening.onblocked = fail;
      opening.onsuccess = () => {
        const database = opening.result;
        const transaction = database.transaction(STORE, mode);
        const request = work(transaction.objectStore(STORE));
        transaction.oncomplete = () => {
          database.close();
          resolve(request.result);
        };
        transaction.onabort = fail;
      };
    } catch {
      fail();
    }
  });
}
