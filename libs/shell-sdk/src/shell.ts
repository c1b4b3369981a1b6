import { useEffect, useSyncExternalStore } from 'react';
import type { Locale, PageData } from '@danqing/contracts';

export type Theme = 'light' | 'dark';

export interface ToastOptions {
  message: string;
  /** Default `default`. */
  variant?: 'default' | 'success' | 'error' | 'info';
  /** Default `bottom`. */
  position?: 'top' | 'bottom';
  /** Milliseconds; default 1400 (specification part 1 §9). */
  duration?: number;
  /** A hex shown as a small swatch before the message. */
  swatch?: string;
}

export interface NavigateOptions {
  replace?: boolean;
  state?: unknown;
}

/** What the shell implements. Areas use the functions and hooks below instead. */
export interface ShellApi {
  readonly locale: Locale;
  readonly page: PageData;
  readonly theme: { get(): Theme; subscribe(listener: () => void): () => void };
  toast(options: ToastOptions): void;
  navigate(path: string, options?: NavigateOptions): void;
  setAccent(hex: string): void;
  setTitle(title: string): void;
}

let connected: ShellApi | null = null;

/** Called once by the shell before any area loads (and by `./testing`). */
export function connectShell(api: ShellApi): void {
  connected = api;
}

function shell(): ShellApi {
  if (!connected) throw new Error('shell-sdk was used before the shell called connectShell()');
  return connected;
}

/** Shows a short message; it goes away by itself. */
export const toast = (options: ToastOptions): void => shell().toast(options);

/** Goes to a path of the site, without base path and language: `/colors/朱红`. */
export const navigate = (path: string, options?: NavigateOptions): void => shell().navigate(path, options);

/** The interface language; it never changes while the page lives (switching reloads). */
export const useLocale = (): Locale => shell().locale;

/** What the server knew of the first page of this visit. It does not change with later navigation. */
export const usePageData = (): PageData => shell().page;

/** The current theme; re-renders when the visitor switches it. */
export const useTheme = (): Theme => useSyncExternalStore(shell().theme.subscribe, shell().theme.get);

/** Makes a colour drive the page: the shell derives the accent set from it. Null leaves the accent as it is. */
export function useAccent(hex: string | null): void {
  useEffect(() => {
    if (hex) shell().setAccent(hex);
  }, [hex]);
}

/** The document's title while the component is on screen. */
export function useTitle(title: string): void {
  useEffect(() => shell().setTitle(title), [title]);
}
