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
  /** Default `default`. */
  variant?: 'default' | 'success' | 'error' | 'info';
  /** Default `bottom`. */
  position?: 'top' | 'bottom';
  /** Milliseconds; default 1400 (specification part 1 §9). */
  duration?: number;
  /** A hex shown as a small swatch before the message. */
  swatch?: string;
  /**
   * A link to a path of the site (without base path and language): shown where the message contains its label, else
   * after it.
   */
  action?: { label: string; path: string };
}

export interface NavigateOptions {
  replace?: boolean;
  state?: unknown;
}

export interface Session {
  /** `checking`: what this browser remembers of the last visit, until the server has answered. */
  status: 'signed-in' | 'signed-out' | 'checking';
  /** Null when signed out, and while checking when nothing of the user is remembered. */
  user: User | null;
  /** Signed out because the session has ended, not by the member. */
  expired?: true;
}

export interface RequireLoginOptions {
  /** Asks a signed-in member too: the server has refused what they are allowed to do. */
  again?: boolean;
}

/** Which pages the active areas have. */
export interface SitePages {
  /** @param path without base path and language */
  has(path: string): boolean;
}

/** What the shell implements. Areas use the functions and hooks below instead. */
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

export const pageLocale = (): Locale => shell().locale;

/** The interface language; it never changes while the page lives (switching reloads). */
export const useLocale = pageLocale;

/** What the server knew of the first page of this visit. It does not change with later navigation. */
export const usePageData = (): PageData => shell().page;

/**
 * Whether an active area has a page for a path of the site, without base path and language. A link to any other would lead
 * to nothing; re-renders when an area that has one comes or goes.
 */
export const usePageExists = (path: string): boolean => useStore(shell().pages, (pages) => pages.has(path));

/** The current theme; re-renders when the visitor switches it. */
export const useTheme = (): Theme => useStore(shell().theme);

/** Who is signed in; re-renders on sign-in, sign-out and new credits, also of another tab. */
export const useSession = (): Session => useStore(shell().session);

/**
 * The member, at once when signed in; else opens the sign-in dialog over the page and resolves after the sign-in,
 * so that the action goes on by itself. Null when the visitor closes the dialog. Never rejects.
 */
export const requireLogin = (options?: RequireLoginOptions): Promise<User | null> =>
  shell().requireLogin(options);

/**
 * `fetch` with the member's token, for our own server; without a token when signed out. An answer with status 401
 * ends the session, without a reload, and the shell says so. A read returns that answer. Any other method opens the
 * sign-in dialog, unless the page has a modal one open: the request is sent again for the same member, and the 401 is
 * returned when the dialog is closed.
 *
 * @throws {TypeError} for an address of another origin, which must never see the token, and where `fetch` does
 */
export const authorizedFetch = (url: string | URL, init?: RequestInit): Promise<Response> =>
  shell().authorizedFetch(url, init);

/** Shows a new balance, after a call that answered with one. Nothing happens when signed out. */
export const setCredits = (credits: number): void => shell().setCredits(credits);

/** Shows everywhere what the member has changed of themselves. Nothing happens when somebody else is signed in by now. */
export const setMember = (member: User): void => shell().setMember(member);

/** Signs out without a message, after the member has ended the session at the server. Leads nowhere. */
export const forgetSession = (): void => shell().forgetSession();

/** Opens the dialog with the devices on which the member is signed in. */
export const openDevices = (): void => shell().openDevices();

/**
 * Says that the area on screen holds work that would be lost: the browser asks before the page is left. The shell
 * forgets it when another area mounts.
 */
export const setUnsavedWork = (unsaved: boolean): void => shell().setUnsavedWork(unsaved);

/**
 * Makes a colour drive the page: the shell derives the accent set from it, and shows its name where it is closed to
 * the spine. Null leaves the accent as it is; of a hex alone no name is known.
 */
export function useAccent(color: Color | CustomColor | string | null): void {
  useEffect(() => {
    if (color !== null) shell().setAccent(typeof color === 'string' ? { hex: color } : color);
  }, [color]);
}

/** The document's title while the component is on screen. */
export function useTitle(title: string): void {
  useEffect(() => shell().setTitle(title), [title]);
}
