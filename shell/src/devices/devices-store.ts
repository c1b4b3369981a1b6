export interface DevicesStore {
  /** Whether the dialog is open. */
  get(): boolean;
  subscribe(listener: () => void): () => void;
  open(): void;
  close(): void;
}

/** Whether the dialog with the member's devices is open. */
export function createDevicesStore(): DevicesStore {
  const listeners = new Set<() => void>();
  let isOpen = false;
  const set = (next: boolean) => {
    isOpen = next;
    listeners.forEach((listener) => listener());
  };
  return {
    get: () => isOpen,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    open: () => set(true),
    close: () => set(false),
  };
}
