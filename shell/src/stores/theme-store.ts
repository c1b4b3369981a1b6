import type { ReadonlyStore, Theme } from '@danqing/shell-sdk';
import { createStore } from 'zustand';
import { readStorage, writeStorage } from '../browser/browser-storage.ts';

/** Fixed by the specification; holds 'true' or 'false'. */
const STORAGE_KEY = 'darkMode';

export interface ThemeStore extends ReadonlyStore<Theme> {
  /** Stores the visitor's choice, which overrides the system from now on. */
  set(theme: Theme): void;
}

/**
 * Creates the store of the theme: the visitor's choice, otherwise the system's. It follows other tabs and the
 * system, and updates the class `dark` of the document.
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
  // A null key means that the whole storage was cleared.
  addEventListener('storage', (event) => (event.key === STORAGE_KEY || event.key === null) && apply(read()));

  return {
    ...store,
    set(theme) {
      writeStorage(STORAGE_KEY, String(theme === 'dark'));
      apply(theme);
    },
  };
}
