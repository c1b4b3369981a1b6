import type { User } from '@danqing/contracts/identity';
import type { SessionStore } from '../session/session-store.ts';

export interface SignInStore {
  /** Whether the dialog is open. */
  get(): boolean;
  subscribe(listener: () => void): () => void;
  /** See `requireLogin` of shell-sdk. */
  requireLogin(): Promise<User | null>;
  /** The visitor does not want to sign in. */
  close(): void;
  /** What had the focus when the dialog was asked for. */
  opener(): Element | null;
}

/** Whether the sign-in dialog is open, and who waits for its end. A sign-in in another tab ends it as well. */
export function createSignInStore(session: SessionStore): SignInStore {
  const listeners = new Set<() => void>();
  let waiting: ((user: User | null) => void)[] = [];
  let opener: Element | null = null;
  const finish = (user: User | null) => {
    const resolved = waiting;
    waiting = [];
    listeners.forEach((listener) => listener());
    resolved.forEach((resolve) => resolve(user));
  };
  session.subscribe(() => {
    const { status, user } = session.get();
    if (status === 'signed-in' && waiting.length > 0) finish(user);
  });

  const open = () =>
    new Promise<User | null>((resolve) => {
      if (waiting.length === 0) opener = document.activeElement;
      waiting.push(resolve);
      listeners.forEach((listener) => listener());
    });
  return {
    get: () => waiting.length > 0,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    async requireLogin() {
      const { user } = session.get().status === 'checking' ? await session.settled() : session.get();
      return user ?? open();
    },
    close: () => finish(null),
    opener: () => opener,
  };
}
