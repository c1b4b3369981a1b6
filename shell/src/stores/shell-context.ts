import type { Locale } from '@danqing/contracts/locale';
import type { PageData } from '@danqing/contracts/page';
import { isGone, type ActiveArea } from '@danqing/contracts/releases';
import { createContext, use } from 'react';
import { useStore } from 'zustand';
import type { AccentStore } from './accent-store.ts';
import type { AreaLoader } from '../areas/area-loader.ts';
import type { LoadedArea } from '../areas/loaded-area.ts';
import type { DevicesStore } from './devices-store.ts';
import type { Announcer } from './announcer.ts';
import type { FileTrouble, LoadReports } from '../releases/load-reports.ts';
import type { ReleaseStore } from '../releases/release-store.ts';
import type { TabReleases } from '../releases/tab-releases.ts';
import type { SessionStore } from '../session/session-store.ts';
import type { UnsavedWork } from '../session/unsaved-work.ts';
import type { SignInStore } from '../session/sign-in-store.ts';
import type { ThemeStore } from './theme-store.ts';
import type { ToastStore } from './toast-store.ts';

/** What the parts of the shell share; made once, in main.tsx. */
export interface Shell {
  /** Holds the newest release document. */
  documents: ReleaseStore;
  /** Which releases of it this tab takes. */
  releases: TabReleases;
  areas: AreaLoader;
  loads: LoadReports;
  page: PageData;
  locale: Locale;
  theme: ThemeStore;
  session: SessionStore;
  signIn: SignInStore;
  devices: DevicesStore;
  unsavedWork: UnsavedWork;
  accent: AccentStore;
  toasts: ToastStore;
  announcer: Announcer;
  /** Fetches the first files of the area that owns a path, before the visitor goes there. */
  preload(path: string): void;
  /** Fetches what this page knows of a release past the HTTP cache, after a part of it did not come. */
  refresh(area: ActiveArea, error: unknown): Promise<FileTrouble | null>;
  /** Makes the texts of a release those that the page shows. */
  showTexts(loaded: LoadedArea): void;
}

const ShellContext = createContext<Shell | null>(null);
export const ShellProvider = ShellContext.Provider;

export function useShell(): Shell {
  const shell = use(ShellContext);
  if (!shell) throw new Error('useShell needs a ShellProvider');
  return shell;
}

/** The shell with its own pages, and the areas: all that own paths. */
export function usePages(): readonly ActiveArea[] {
  const { releases } = useShell();
  return useStore(releases, ({ pages }) => pages);
}

/** Whether a path that no area owns was an area's that has ended. */
export function useGone(path: string): boolean {
  const { documents } = useShell();
  return useStore(documents, (document) => isGone(document, path));
}
