export interface UnsavedWork {
  get(): boolean;
  subscribe(listener: () => void): () => void;
  /** The browser asks before the page is left as long as this is true. */
  set(unsaved: boolean): void;
}

export function createUnsavedWork(): UnsavedWork {
  const listeners = new Set<() => void>();
  let current = false;
  const ask = (event: BeforeUnloadEvent) => event.preventDefault();
  return {
    get: () => current,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    set(unsaved) {
      current = unsaved;
      // A listener that is always there would keep the page out of the browser's cache of pages.
      if (unsaved) addEventListener('beforeunload', ask);
      else removeEventListener('beforeunload', ask);
      listeners.forEach((listener) => listener());
    },
  };
}
