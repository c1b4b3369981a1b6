import type { ReadonlyStore, Session } from '@danqing/shell-sdk';
import { createStore } from 'zustand';

export interface DevicesStore extends ReadonlyStore<boolean> {
  /** Opens the dialog for a signed-in member. Does nothing for a visitor. */
  open(): void;
  close(): void;
}

/** Creates the store of the devices dialog: true while it is open. The end of the session closes it. */
export function createDevicesStore(session: ReadonlyStore<Session>): DevicesStore {
  const store = createStore<boolean>()(() => false);
  const close = () => store.setState(false);
  session.subscribe(({ user }) => user ?? close());
  return { ...store, open: () => store.setState(session.getState().user !== null), close };
}
