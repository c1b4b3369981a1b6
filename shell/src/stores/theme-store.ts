import type { ReadonlyStore, Theme } from '@danqing/shell-sdk';
import { createStore } from 'zustand';
import { readStorage, writeStorage } from '../browser/browser-storage.ts';

/** Fixed by the specification; holds 'true' or 'false'. */
const STORAGE_KEY = 'darkMode';

export interface ThemeStore extends ReadonlyStore<Theme> {
  /** The visitor's own choice: kept, and from now on stronger than the system's. */
  set(theme: Theme): void;
}

/**
 * The theme of the page: the visitor's choice, or the system's while there is none. It follows a choice made in
 * another tab and a change of the system, and keeps the class `dark` of the document in step.
 */
export function createThemeStore(): ThemeStore {
  const system = matchMedia('(prefers-color-scheme: dark)');
  const read = (): Theme => {
    const stored = readStorage(STORAGE_KEY);
    const dark = stored === null ? system.matches : stored === 'true';
    return dark ? 'dark' : 'light';
  };
  const store = createStore<Theme>()(read);
  const apply = (theme: Theme) => {
    document.documentElement.classList.toggle('dark', theme === 'dark');
    store.setState(theme);
  };
  apply(store.getState());
  system.addEventListener('change', () => apply(read()));
  // A key of null says that the whole storage was cleared.
  addEventListener('storage', (event) => (event.key === STORAGE_KEY || event.key === null) && apply(read()));

  return {
    ...store,
    set(theme) {
      writeStorage(STORAGE_KEY, String(theme === 'dark'));
      apply(theme);
    },
  };
}
