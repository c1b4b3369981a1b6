// Storage may be disabled, full, or blocked in a frame. The page works without it.

type Kind = 'local' | 'session';

export function readStorage(key: string, kind: Kind = 'local'): string | null {
  try {
    return globalThis[`${kind}Storage`].getItem(key);
  } catch {
    return null;
  }
}

export function writeStorage(key: string, value: string | null, kind: Kind = 'local'): void {
  try {
    const storage = globalThis[`${kind}Storage`];
    if (value === null) storage.removeItem(key);
    else storage.setItem(key, value);
  } catch {
    // The value then lasts for this page only.
  }
}
