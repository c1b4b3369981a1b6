import type { User } from '@danqing/contracts/identity';
import type { ReadonlyStore, RequireLoginOptions } from '@danqing/shell-sdk';
import { createStore } from 'zustand';
import type { SessionStore } from './session-store.ts';

/** State: true while the dialog is open. */
export interface SignInStore extends ReadonlyStore<boolean> {
  requireLogin(options?: RequireLoginOptions): Promise<User | null>;
  close(): void;
  opener(): Element | null;
}

export function createSignInStore(session: SessionStore): SignInStore {
  const store = createStore<boolean>()(() => false);
  let waiting: ((user: User | null) => void)[] = [];
  let opener: Element | null = null;
  /** Number of the expired session while the member signs in again. */
  let refused: number | null = null;
  const finish = (user: User | null) => {
    const resolved = waiting;
    waiting = [];
    refused = null;
    store.setState(false);
    resolved.forEach((resolve) => resolve(user));
  };
  session.subscribe(({ status, user }) => {
    if (status === 'signed-in' && waiting.length > 0 && session.count() !== refused) finish(user);
  });

  const open = () =>
    new Promise<User | null>((resolve) => {
      if (waiting.length === 0) opener = document.activeElement;
      waiting.push(resolve);
      store.setState(true);
    });
  return {
    ...store,
    async requireLogin({ again = false } = {}) {
      const { user } =
        session.getState().status === 'checking' ? await session.checked() : session.getState();
      if (user && !again) return user;
      if (user) refused = session.count();
      return open();
    },
    close: () => finish(null),
    opener: () => opener,
  };
}
