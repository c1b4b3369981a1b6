import type { MeResponse, User } from '@danqing/contracts/identity';
import { ApiError, request } from '@danqing/api-client';
import type { ReadonlyStore, Session } from '@danqing/shell-sdk';
import { logError } from '@danqing/ui-kit';
import { createStore } from 'zustand';
import {
  readStoredSession,
  SESSION_KEYS,
  storedSessionExpired,
  storeSession,
  storeUser,
} from './session-storage.ts';

/** Maximum wait for the server to end the session, in milliseconds. */
const LOGOUT_TIME_LIMIT = 5_000;
/** Seconds before the next check after a request without a response. Each further failure doubles them. */
const FIRST_PAUSE = 5;
const LONGEST_PAUSE = 300;

export interface SessionStoreOptions {
  basePath: string;
  /** Called when the session ends without a sign-out. */
  onExpired: () => void;
  /** Opens the sign-in dialog. Resolves with null when the visitor closes it. */
  requireLogin: () => Promise<User | null>;
  goHome: () => void;
}

export interface SessionStore extends ReadonlyStore<Session> {
  /** Counts changes of the token. It distinguishes a new session from updated member data. */
  count(): number;
  checked(): Promise<Session>;
  signIn(token: string, user: User): void;
  /**
   * Ends the session in this tab, on the server if it responds, and in other tabs, then opens the start page.
   */
  logout(): Promise<void>;
  signOutLocally(): void;
  setCredits(credits: number): void;
  setMember(member: User): void;
  authorizedFetch(url: string | URL, init?: RequestInit): Promise<Response>;
}

const SIGNED_OUT: Session = { status: 'signed-out', user: null };
const EXPIRED: Session = { ...SIGNED_OUT, expired: true };

/**
 * Creates the store of the signed-in member. A stored session is used at once and checked with the server. A
 * rejection signs out with a message (specification part 1 §4). A missing response keeps the session and
 * retries later (ADR 38). Changes of other tabs arrive through local storage.
 */
export function createSessionStore({
  basePath,
  onExpired,
  requireLogin,
  goHome,
}: SessionStoreOptions): SessionStore {
  const store = createStore<Session>()(() => SIGNED_OUT);
  let token: string | null = null;
  let count = 0;
  /** True when other tabs share the token; false while storage is blocked. */
  let shared = false;
  let leaving = new AbortController();
  let pause = FIRST_PAUSE;
  /** Timer of the next check. */
  let asking: number | undefined;

  const stopRetrying = () => {
    clearTimeout(asking);
    asking = undefined;
  };
  const enter = (nextToken: string | null, next: Session) => {
    if (nextToken !== token) {
      stopRetrying();
      token = nextToken;
      count += 1;
      shared = readStoredSession()?.token === token;
    }
    store.setState(next, true);
  };
  const forget = () => {
    storeSession(null);
    enter(null, SIGNED_OUT);
  };
  const expire = () => {
    storeSession(null, true);
    enter(null, EXPIRED);
    onExpired();
  };
  const follow = () => {
    const stored = readStoredSession();
    if (!stored) {
      if (!token) return;
      const expired = storedSessionExpired();
      enter(null, expired ? EXPIRED : SIGNED_OUT);
      if (expired) onExpired();
    } else if (stored.user) {
      const status = stored.token === token ? store.getState().status : 'signed-in';
      enter(stored.token, { status, user: stored.user });
    }
  };

  const send = async (target: URL, init?: RequestInit) => {
    const sent = token;
    const headers = new Headers(init?.headers);
    if (sent) headers.set('authorization', `Bearer ${sent}`);
    const response = await fetch(target, { ...init, headers });
    // Another member may have signed in meanwhile.
    if (response.status === 401 && sent && sent === token) {
      // Another tab may have signed out a moment ago.
      if (shared && readStoredSession()?.token !== sent) follow();
      else expire();
    }
    return response;
  };

  const authorizedFetch = async (url: string | URL, init?: RequestInit) => {
    const target = new URL(url, location.href);
    if (target.origin !== location.origin) throw new TypeError(`${target.origin} must not see the token`);
    const memberId = store.getState().user?.id;
    const response = await send(target, init);
    const reads = (init?.method ?? 'GET') === 'GET';
    if (response.status !== 401 || reads || memberId === undefined) return response;
    const { user, expired } = store.getState();
    if (!user && !expired) return response;
    // Repeats the request after the sign-in, unless another member signed in.
    return (await requireLogin())?.id === memberId ? send(target, init) : response;
  };

  const check = async () => {
    stopRetrying();
    const checked = token;
    leaving = new AbortController();
    const { signal } = leaving;
    try {
      const user = await request('api/auth/me', { basePath, read: readUser, fetch: authorizedFetch, signal });
      if (token !== checked) return;
      pause = FIRST_PAUSE;
      storeUser(user);
      enter(checked, { status: 'signed-in', user });
    } catch (error) {
      // An aborted check, for example after a navigation, does not end the session.
      if (token !== checked || signal.aborted) return;
      if (!isNoAnswer(error)) return expire();
      const { user } = store.getState();
      enter(checked, user ? { status: 'signed-in', user } : SIGNED_OUT);
      asking = window.setTimeout(
        () => void check(),
        Math.min(error.retryAfterSeconds ?? pause, LONGEST_PAUSE) * 1000,
      );
      pause = Math.min(pause * 2, LONGEST_PAUSE);
    }
  };

  const restore = () => {
    const stored = readStoredSession();
    if (!stored) return enter(null, SIGNED_OUT);
    enter(stored.token, { status: 'checking', user: stored.user });
    void check();
  };

  restore();
  addEventListener('pagehide', () => {
    stopRetrying();
    leaving.abort();
  });
  addEventListener('online', () => asking !== undefined && void check());
  // A page restored from the back/forward cache has missed the storage events of other tabs.
  addEventListener('pageshow', (event) => event.persisted && restore());
  addEventListener('storage', ({ key }) => {
    // A null key means that the whole storage was cleared.
    if (key !== null && !SESSION_KEYS.includes(key)) return;
    follow();
  });

  return {
    ...store,
    count: () => count,
    signOutLocally: forget,
    checked() {
      const now = store.getState();
      if (now.status !== 'checking') return Promise.resolve(now);
      return new Promise((resolve) => {
        const stop = store.subscribe((session) => {
          if (session.status === 'checking') return;
          stop();
          resolve(session);
        });
      });
    },
    signIn(newToken, user) {
      storeSession({ token: newToken, user });
      enter(newToken, { status: 'signed-in', user });
    },
    async logout() {
      const ended = fetch(`${basePath}api/auth/logout`, {
        method: 'POST',
        headers: { authorization: `Bearer ${token}` },
        signal: AbortSignal.timeout(LOGOUT_TIME_LIMIT),
      });
      forget();
      await ended.catch((error: unknown) => logError('the server did not end the session', error));
      goHome();
    },
    setCredits(credits) {
      const { status, user } = store.getState();
      if (!user) return;
      storeUser({ ...user, credits });
      enter(token, { status, user: { ...user, credits } });
    },
    setMember(member) {
      const { status, user } = store.getState();
      if (user?.id !== member.id) return;
      storeUser(member);
      enter(token, { status, user: member });
    },
    authorizedFetch,
  };
}

/** Returns whether the network or the server is down, so that the session may still be valid. */
const isNoAnswer = (error: unknown): error is ApiError =>
  error instanceof ApiError &&
  (error.code === 'NETWORK' || (error.status === 503 && error.retryAfterSeconds !== undefined));

function readUser(body: unknown): User | undefined {
  const { success, data } = (body ?? {}) as Partial<MeResponse>;
  return success === true ? data?.user : undefined;
}
