import type { ReadonlyStore } from '@danqing/shell-sdk';
import { createStore } from 'zustand';

export interface DevicesStore extends ReadonlyStore<boolean> {
  open(): void;
  close(): void;
}

export function createDevicesStore(): DevicesStore {
  const store = createStore<boolean>()(() => false);
  return { ...store, open: () => store.setState(true), close: () => store.setState(false) };
}
