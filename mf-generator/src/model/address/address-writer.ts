import { sameAddress, type SchemeAddress } from './scheme-address.ts';

/**
 * Safari takes a hundred writes in thirty seconds and throws at the next one. So many may follow each other at once: a change that
 * waits is lost to a reload that comes before it is written, also if it is written while the page goes.
 */
const BURST = 20;
/** So many more for the last change of a longer row, which does not wait for its turn. */
const RESERVE = 15;
/** Milliseconds after which one more is allowed: with burst and reserve 95 in thirty seconds. */
const PAUSE = 500;
/** Milliseconds without a change that end a row: more than a held key leaves between two, less than a hand needs for a reload. */
const ROW_END = 60;

export interface AddressWriter {
  /** Whether the address of the window is one that this writer put there. */
  isOwn(address: SchemeAddress): boolean;
  /**
   * This address was written by another navigation: Back, a link, the first page. Pending writes are dropped. Null: the
   * next write replaces it in any case.
   */
  followed(address: SchemeAddress | null): void;
  /** Writes the address over the present one: at once, in a row of very many changes now and then, and the last one. */
  want(address: SchemeAddress): void;
  /** Writes the address as a new entry of the browser's history, after what waits for the present one. */
  push(address: SchemeAddress): void;
  /** Writes at once what waits. */
  flush(): void;
  /** Writes nothing more of what waits. */
  stop(): void;
}

/** Keeps the address of the window up to date with the state, within what browsers allow. */
export function createAddressWriter(
  first: SchemeAddress,
  write: (address: SchemeAddress, replace: boolean) => void,
): AddressWriter {
  let own: SchemeAddress | null = first;
  let waiting: SchemeAddress | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** When all of the burst is there again; each write takes a pause of it. */
  let restored = -Infinity;

  const forget = () => {
    clearTimeout(timer);
    timer = undefined;
    waiting = null;
  };
  const put = (address: SchemeAddress, replace: boolean) => {
    forget();
    own = address;
    restored = Math.max(restored, Date.now()) + PAUSE;
    write(address, replace);
  };
  const flush = () => {
    if (waiting) put(waiting, true);
  };
  return {
    isOwn: (address) => own !== null && sameAddress(address, own),
    followed(address) {
      forget();
      own = address;
    },
    want(address) {
      if (own && sameAddress(address, own)) return forget();
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
    stop: forget,
  };
}
