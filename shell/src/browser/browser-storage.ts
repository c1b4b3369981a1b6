// Storage can be switched off, full, or blocked in a frame; the page works without it.

/** `session`: for this tab only, as long as it is open. */
type Kind = 'local' | 'session';

export function readStorage(key: string, kind: Kind = 'local'): string | null {
  try {
    return globalThis[`${kind}Storage`].getItem(key);
  } catch {
    return null;
  }
}

/** Null removes the key. */
export function writeStorage(key: string, value: string | null, kind: Kind = 'local'): void {
  try {
    const storage = globalThis[`${kind}Storage`];
    if (value === null) storage.removeItem(key);
    else storage.setItem(key, value);
  } catch {
    // Then the value holds for this page only.
  }
}
