import type { ReadonlyStore } from '@danqing/shell-sdk';
import { createStore } from 'zustand';

export interface UnsavedWork extends ReadonlyStore<boolean> {
  /** While true, the browser asks for confirmation before the page is left. */
  set(unsaved: boolean): void;
}

export function createUnsavedWork(): UnsavedWork {
  const store = createStore<boolean>()(() => false);
  const ask = (event: BeforeUnloadEvent) => event.preventDefault();
  return {
    ...store,
    set(unsaved) {
      // A permanent listener would keep the page out of the back/forward cache.
      if (unsaved) addEventListener('beforeunload', ask);
      else removeEventListener('beforeunload', ask);
      store.setState(unsaved);
    },
  };
}
