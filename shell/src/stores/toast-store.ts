import type { ReadonlyStore, ToastOptions } from '@danqing/shell-sdk';
import { createStore } from 'zustand';

/** Milliseconds; specification part 1 §9. */
const DEFAULT_DURATION = 1400;

export interface Toast extends Required<Omit<ToastOptions, 'swatch' | 'action'>> {
  id: number;
  swatch: string | null;
  action: ToastOptions['action'] | null;
}

/** Its state is the messages on screen, oldest first. */
export interface ToastStore extends ReadonlyStore<readonly Toast[]> {
  show(options: ToastOptions): void;
  dismiss(id: number): void;
}

/** The messages on screen, oldest first. */
export function createToastStore(): ToastStore {
  const store = createStore<readonly Toast[]>()(() => []);
  let lastId = 0;
  return {
    ...store,
    show({
      message,
      variant = 'default',
      position = 'bottom',
      duration = DEFAULT_DURATION,
      swatch = null,
      action = null,
    }) {
      const toast = { id: ++lastId, message, variant, position, duration, swatch, action };
      store.setState([...store.getState(), toast], true);
    },
    dismiss: (id) =>
      store.setState(
        store.getState().filter((toast) => toast.id !== id),
        true,
      ),
  };
}
