import type { ReadonlyStore } from '@danqing/shell-sdk';
import { createStore } from 'zustand';

export interface Announcer extends ReadonlyStore<string> {
  /** Marks the next title change as a new screen, which is announced. */
  expectTitle(): void;
  titleChanged(title: string): void;
}

/** Announces a new screen to assistive technology, once per navigation and not with every title. */
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
