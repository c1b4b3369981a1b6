import type { ActiveArea, Locale, PageData, ReleaseDocument } from '@danqing/contracts';
import { createContext, use } from 'react';
import type { AccentStore } from './accent/accent-store.ts';
import type { AreaLoader } from './areas/area-loader.ts';
import type { Announcer } from './frame/announcer.ts';
import type { SessionStore } from './session/session-store.ts';
import type { UnsavedWork } from './session/unsaved-work.ts';
import type { SignInStore } from './sign-in/sign-in-store.ts';
import type { ThemeStore } from './theme/theme-store.ts';
import type { ToastStore } from './toasts/toast-store.ts';

/** What the parts of the shell share; made once, in main.tsx. */
export interface Shell {
  releases: ReleaseDocument;
  /** The shell with its own pages, and the areas: whatever owns paths. */
  pages: readonly ActiveArea[];
  page: PageData;
  locale: Locale;
  theme: ThemeStore;
  session: SessionStore;
  signIn: SignInStore;
  unsavedWork: UnsavedWork;
  accent: AccentStore;
  toasts: ToastStore;
  announcer: Announcer;
  areas: AreaLoader;
  /** Fetches the first files of the area that owns a path, before the visitor goes there. */
  preload(path: string): void;
}

const ShellContext = createContext<Shell | null>(null);
export const ShellProvider = ShellContext.Provider;

export function useShell(): Shell {
  const shell = use(ShellContext);
  if (!shell) throw new Error('useShell needs a ShellProvider');
  return shell;
}
