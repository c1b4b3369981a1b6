import type { Color, CustomColor } from '@danqing/contracts/colors';
import type { User } from '@danqing/contracts/identity';
import type { Locale } from '@danqing/contracts/locale';
import type { PageData } from '@danqing/contracts/page';
import { useEffect } from 'react';
import { useStore } from 'zustand';
import type { ReadonlyStore } from './readonly-store.ts';

export type Theme = 'light' | 'dark';

export interface ToastOptions {
  message: string;
  variant?: 'default' | 'success' | 'error' | 'info';
  position?: 'top' | 'bottom';
  /** Milliseconds; default 1400 (specification part 1 §9). */
  duration?: number;
  swatch?: string;
  /**
   * Link to a site path without base path and language. It replaces its label in the message, or follows the
   * message.
   */
  action?: { label: string; path: string };
}

export interface NavigateOptions {
  replace?: boolean;
  state?: unknown;
}

export interface Session {
  /** `checking`: restored from browser storage; the server has not confirmed it yet. */
  status: 'signed-in' | 'signed-out' | 'checking';
  /** Null when signed out, or while `checking` without a stored user. */
  user: User | null;
  expired?: true;
}

export interface RequireLoginOptions {
  /** Shows the dialog even to a signed-in member, for requests that the server refused. */
  again?: boolean;
}

export interface SitePages {
  has(path: string): boolean;
}

export interface ShellApi {
  readonly locale: Locale;
  readonly page: PageData;
  readonly theme: ReadonlyStore<Theme>;
  readonly session: ReadonlyStore<Session>;
  readonly pages: ReadonlyStore<SitePages>;
  requireLogin(options?: RequireLoginOptions): Promise<User | null>;
  authorizedFetch(url: string | URL, init?: RequestInit): Promise<Response>;
  setCredits(credits: number): void;
  setMember(member: User): void;
  forgetSession(): void;
  openDevices(): void;
  setUnsavedWork(unsaved: boolean): void;
  toast(options: ToastOptions): void;
  navigate(path: string, options?: NavigateOptions): void;
  setAccent(color: Color | CustomColor): void;
  setTitle(title: string): void;
}

let connected: ShellApi | null = null;

/** Connects this package to the shell. The other functions throw until the shell has called it. */
export function connectShell(api: ShellApi): void {
  connected = api;
}

function shell(): ShellApi {
  if (!connected) throw new Error('shell-sdk was used before the shell called connectShell()');
  return connected;
}

/** Shows a short notice, for 1.4 s by default. */
export const toast = (options: ToastOptions): void => shell().toast(options);

/** Navigates to a site path without base path and language, such as `/colors/朱红`. */
export const navigate = (path: string, options?: NavigateOptions): void => shell().navigate(path, options);

export const pageLocale = (): Locale => shell().locale;

/**
 * Returns the interface language. It is constant for the life of the page, because switching the language
 * reloads.
 */
export const useLocale = pageLocale;

/** Returns the server's data for the first page of this visit. Later navigation does not change it. */
export const usePageData = (): PageData => shell().page;

/**
 * Returns whether an active area has a page at a site path, without base path and language. Re-renders when
 * that changes. Check it before linking to another area.
 */
export const usePageExists = (path: string): boolean => useStore(shell().pages, (pages) => pages.has(path));

/** Returns the theme. Re-renders when it changes. */
export const useTheme = (): Theme => useStore(shell().theme);

/**
 * Returns the session. Re-renders on sign-in, sign-out and new credits, including changes made in another
 * tab.
 */
export const useSession = (): Session => useStore(shell().session);

/**
 * Resolves with the member. Signed-out visitors first get the sign-in dialog, so the caller's action
 * continues after sign-in. Resolves with null when the visitor closes the dialog. Never rejects.
 */
export const requireLogin = (options?: RequireLoginOptions): Promise<User | null> =>
  shell().requireLogin(options);

/**
 * Calls `fetch` on our own server with the member's token, if there is one. A 401 ends the session, and the
 * shell shows a notice. A GET returns that response.
 * Other methods open the sign-in dialog, unless the page shows a modal dialog. The request is repeated after
 * the same member has signed in; closing the dialog returns the 401.
 *
 * @throws {TypeError} for another origin, which must never receive the token, and where `fetch` throws
 */
export const authorizedFetch = (url: string | URL, init?: RequestInit): Promise<Response> =>
  shell().authorizedFetch(url, init);

/** Shows a balance that a response contained. Has no effect when signed out. */
export const setCredits = (credits: number): void => shell().setCredits(credits);

/**
 * Updates the member's profile in the whole interface. Has no effect when another member has signed in
 * meanwhile.
 */
export const setMember = (member: User): void => shell().setMember(member);

/** Clears the session without a message or navigation. Call it after the server has ended the session. */
export const forgetSession = (): void => shell().forgetSession();

/** Opens the dialog that lists the member's signed-in devices. Nothing appears for visitors. */
export const openDevices = (): void => shell().openDevices();

/**
 * Marks unsaved work, so that the browser asks before the page is left. The shell resets it when another area
 * mounts.
 */
export const setUnsavedWork = (unsaved: boolean): void => shell().setUnsavedWork(unsaved);

/**
 * Sets the colour from which the shell derives the accent set. On pages with `frame: "spine"`, the spine
 * shows its name; a plain hex has none. Null leaves the accent unchanged.
 */
export function useAccent(color: Color | CustomColor | string | null): void {
  useEffect(() => {
    if (color !== null) shell().setAccent(typeof color === 'string' ? { hex: color } : color);
  }, [color]);
}

/** Sets the document title. Screen readers announce only the first title after each navigation. */
export function useTitle(title: string): void {
  useEffect(() => shell().setTitle(title), [title]);
}
