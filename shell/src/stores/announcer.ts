import type { ReadonlyStore } from '@danqing/shell-sdk';
import { createStore } from 'zustand';

/** Its state is the text that is announced. */
export interface Announcer extends ReadonlyStore<string> {
  /** The next title tells the visitor that another screen is there. */
  expectTitle(): void;
  titleChanged(title: string): void;
}

/** Tells assistive technology which screen came up, once per change of screen and not with every new title. */
export function createAnnouncer(): Announcer {
  const store = createStore<string>()(() => '');
  let expecting = false;
  return {
    ...store,
    expectTitle() {
      expecting = true;
    },
    titleChanged(title) {
      if (!expecting) return;
      expecting = false;
      store.setState(title);
    },
  };
}
