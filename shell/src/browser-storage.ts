// Local storage can be switched off, full, or blocked in a frame; the page works without it.

export function readStorage(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

export function writeStorage(key: string, value: string): void {
  try {
    localStorage.setItem(key, value);
  } catch {
    // Then the choice holds for this page only.
  }
}
