import type { ReadonlyStore } from '@danqing/shell-sdk';
import { createStore } from 'zustand';

/** Its state is whether the dialog is open. */
export interface DevicesStore extends ReadonlyStore<boolean> {
  open(): void;
  close(): void;
}

/** Whether the dialog with the member's devices is open. */
export function createDevicesStore(): DevicesStore {
  const store = createStore<boolean>()(() => false);
  return { ...store, open: () => store.setState(true), close: () => store.setState(false) };
}
