import type { ReadonlyStore } from '@danqing/shell-sdk';
import { createStore } from 'zustand';

/** Its state is whether the page holds work that would be lost. */
export interface UnsavedWork extends ReadonlyStore<boolean> {
  /** The browser asks before the page is left as long as this is true. */
  set(unsaved: boolean): void;
}

export function createUnsavedWork(): UnsavedWork {
  const store = createStore<boolean>()(() => false);
  const ask = (event: BeforeUnloadEvent) => event.preventDefault();
  return {
    ...store,
    set(unsaved) {
      // A listener that is always there would keep the page out of the browser's cache of pages.
      if (unsaved) addEventListener('beforeunload', ask);
      else removeEventListener('beforeunload', ask);
      store.setState(unsaved);
    },
  };
}
