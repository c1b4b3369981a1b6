import type { ReadonlyStore, ToastOptions } from '@danqing/shell-sdk';
import { createStore } from 'zustand';

/** Milliseconds; specification part 1 §9. */
const DEFAULT_DURATION = 1400;

type Link = NonNullable<ToastOptions['action']>;
/** A button in place of its label in the message, or at the end. Pressing it dismisses the message. */
export interface ToastButton {
  label: string;
  onPress: () => void;
}
type Action = Link | ToastButton;

export interface Toast extends Required<Omit<ToastOptions, 'swatch' | 'action'>> {
  id: number;
  swatch: string | null;
  action: Action | null;
}

export interface ToastStore extends ReadonlyStore<readonly Toast[]> {
  show(options: Omit<ToastOptions, 'action'> & { action?: Action }): number;
  dismiss(id: number): void;
}

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
      return toast.id;
    },
    dismiss: (id) =>
      store.setState(
        store.getState().filter((toast) => toast.id !== id),
        true,
      ),
  };
}
