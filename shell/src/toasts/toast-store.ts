import type { ToastOptions } from '@danqing/shell-sdk';

/** Milliseconds; specification part 1 §9. */
const DEFAULT_DURATION = 1400;

export interface Toast extends Required<Omit<ToastOptions, 'swatch' | 'action'>> {
  id: number;
  swatch: string | null;
  action: ToastOptions['action'] | null;
}

export interface ToastStore {
  get(): readonly Toast[];
  subscribe(listener: () => void): () => void;
  show(options: ToastOptions): void;
  dismiss(id: number): void;
}

/** The messages on screen, oldest first. */
export function createToastStore(): ToastStore {
  const listeners = new Set<() => void>();
  let toasts: readonly Toast[] = [];
  let lastId = 0;
  const replace = (next: readonly Toast[]) => {
    toasts = next;
    listeners.forEach((listener) => listener());
  };
  return {
    get: () => toasts,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    show({
      message,
      variant = 'default',
      position = 'bottom',
      duration = DEFAULT_DURATION,
      swatch = null,
      action = null,
    }) {
      replace([...toasts, { id: ++lastId, message, variant, position, duration, swatch, action }]);
    },
    dismiss: (id) => replace(toasts.filter((toast) => toast.id !== id)),
  };
}
