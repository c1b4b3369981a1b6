import type { Locale } from '@danqing/contracts/locale';
import type { PageData } from '@danqing/contracts/page';
import { isGone, type ActiveArea, type DocumentIndex } from '@danqing/contracts/releases';
import { createContext, use } from 'react';
import { useStore } from 'zustand';
import type { AccentStore } from './accent-store.ts';
import type { AreaLoader } from '../areas/area-loader.ts';
import type { LoadedArea } from '../areas/loaded-area.ts';
import type { MountWatch } from '../mount-watch/mount-watch.ts';
import type { DevicesStore } from './devices-store.ts';
import type { Announcer } from './announcer.ts';
import type { FileProblem, LoadReports } from '../releases/load-reports.ts';
import type { ReleaseStore } from '../releases/release-store.ts';
import type { TabReleases } from '../releases/tab-releases.ts';
import type { SessionStore } from '../session/session-store.ts';
import type { UnsavedWork } from '../session/unsaved-work.ts';
import type { SignInStore } from '../session/sign-in-store.ts';
import type { ThemeStore } from './theme-store.ts';
import type { ToastStore } from './toast-store.ts';

/** Shared by the parts of the shell; created once, in main.tsx. */
export interface Shell {
  documents: ReleaseStore;
  releases: TabReleases;
  areas: AreaLoader;
  loads: LoadReports;
  mounts: MountWatch;
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
  /** Fetches the first files of the area that owns a path, before a navigation. */
  preload(path: string): void;
  /** Refetches the files of a release past the HTTP cache, after one of them failed to load. */
  refresh(area: ActiveArea, error: unknown): Promise<FileProblem | null>;
  showTexts(loaded: LoadedArea): void;
}

const ShellContext = createContext<Shell | null>(null);
export const ShellProvider = ShellContext.Provider;

export function useShell(): Shell {
  const shell = use(ShellContext);
  if (!shell) throw new Error('useShell needs a ShellProvider');
  return shell;
}

export function usePages(): readonly ActiveArea[] {
  const { releases } = useShell();
  return useStore(releases, ({ pages }) => pages);
}

export function useIndex(): DocumentIndex | undefined {
  const { documents } = useShell();
  return useStore(documents, ({ index }) => index);
}

export function useGone(path: string): boolean {
  const { documents } = useShell();
  return useStore(documents, (document) => isGone(document, path));
}
