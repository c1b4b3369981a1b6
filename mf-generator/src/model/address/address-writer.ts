import { sameAddress, type SchemeAddress } from './scheme-address.ts';

/**
 * Number of writes without delay. Safari allows 100 history writes in 30 s and throws at the next. A delayed
 * write is lost if the page reloads first, even if it is flushed on unload.
 */
const BURST = 20;
/** Additional writes reserved for the last change of a burst, which waits only for ROW_END. */
const RESERVE = 15;
/** Milliseconds per further write. With burst and reserve this allows 95 writes in 30 s. */
const PAUSE = 500;
/**
 * Milliseconds without a change that end a burst: longer than the key repeat, shorter than the time to press
 * reload.
 */
const ROW_END = 60;

export interface AddressWriter {
  isCurrent(address: SchemeAddress): boolean;
  /**
   * Records an address that another navigation wrote, and drops pending writes. After null, the next write
   * always replaces the address.
   */
  adopt(address: SchemeAddress | null): void;
  /** Replaces the current address. Writes at once, or in a long burst only at intervals and at its end. */
  replace(address: SchemeAddress): void;
  /** Flushes pending writes, then adds a history entry for the address. */
  push(address: SchemeAddress): void;
  flush(): void;
  stop(): void;
}

export function createAddressWriter(
  first: SchemeAddress,
  write: (address: SchemeAddress, replace: boolean) => void,
): AddressWriter {
  let own: SchemeAddress | null = first;
  let waiting: SchemeAddress | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** Time at which the full burst is available again. Each write postpones it by PAUSE. */
  let restored = -Infinity;

  const cancelPending = () => {
    clearTimeout(timer);
    timer = undefined;
    waiting = null;
  };
  const put = (address: SchemeAddress, replace: boolean) => {
    cancelPending();
    own = address;
    restored = Math.max(restored, Date.now()) + PAUSE;
    write(address, replace);
  };
  const flush = () => {
    if (waiting) put(waiting, true);
  };
  return {
    isCurrent: (address) => own !== null && sameAddress(address, own),
    adopt(address) {
      cancelPending();
      own = address;
    },
    replace(address) {
      if (own && sameAddress(address, own)) return cancelPending();
      waiting = address;
      const rest = restored - (BURST - 1) * PAUSE - Date.now();
      clearTimeout(timer);
      if (rest <= 0) flush();
      else timer = setTimeout(flush, Math.max(rest - RESERVE * PAUSE, Math.min(rest, ROW_END)));
    },
    push(address) {
      flush();
      put(address, false);
    },
    flush,
    stop: cancelPending,
  };
}
