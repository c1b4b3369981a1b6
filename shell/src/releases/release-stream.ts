import type { SignedDocument } from '@danqing/contracts/releases';

/** DOCUMENT_EVENT of the contracts, whose file would bring its schemas into the page. */
export const EVENT = 'document';
const FIRST_RETRY_MS = 2_000;
const LONGEST_RETRY_MS = 60_000;
/**
 * Over HTTP/1.1 a browser opens six connections to a site, for all tabs together. Many tabs must not take them all: a
 * tab connects when it has been looked at for a moment, and soon lets go when it is not.
 */
const LOOKED_AT_MS = 1_000;
const HIDDEN_MS = 5_000;
/** How often a tab without a stream asks whether something has moved. */
const POLL_MS = 10_000;

/**
 * Listens to the push of release documents while the page is looked at. The server sends the newest one whenever a
 * connection begins, so coming back is checking. A tab that gets no connection asks now and then for the sequence of the
 * newest move, an answer that caches may share, and for its document when that is newer than what `known` says. Returns how
 * to stop.
 */
export function followReleases(
  basePath: string,
  onDocument: (signed: SignedDocument) => void,
  known: () => number,
): () => void {
  let source: EventSource | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let failures = 0;
  let hiddenSince: number | null = null;

  const close = () => {
    source?.close();
    source = null;
  };
  const later = (action: () => void, milliseconds: number) => {
    clearTimeout(timer);
    timer = setTimeout(action, milliseconds);
  };
  /** Until the next try, asking meanwhile what a stream would have told. */
  const wait = (milliseconds: number) => {
    if (milliseconds <= POLL_MS) return later(open, milliseconds);
    void ask();
    later(() => wait(milliseconds - POLL_MS), POLL_MS);
  };
  const ask = async () => {
    const get = async (path: string, cache: RequestCache) => {
      const answer = await fetch(`${basePath}api/releases/${path}`, { cache });
      return answer.ok ? answer.text() : '';
    };
    try {
      const { sequence } = JSON.parse(await get('sequence', 'default')) as { sequence?: number };
      if (!(Number(sequence) > known())) return;
      const signed = readSigned(await get('document', 'no-store'));
      if (signed) onDocument(signed);
    } catch {
      // No network, or a site in trouble: the next time.
    }
  };
  const open = () => {
    close();
    // The event `online` brings it back.
    if (!navigator.onLine) return;
    source = new EventSource(`${basePath}api/releases/stream`);
    source.addEventListener(EVENT, ({ data }: MessageEvent<string>) => {
      failures = 0;
      const signed = readSigned(data);
      if (signed) onDocument(signed);
    });
    source.addEventListener('error', () => {
      // Its own way of coming back knows no growing pauses, and gives up for good after some answers.
      close();
      const pause = Math.min(FIRST_RETRY_MS * 2 ** failures++, LONGEST_RETRY_MS);
      // With jitter, so that not all tabs come back at once.
      wait(pause * (0.5 + Math.random() / 2));
    });
  };
  const follow = () => {
    if (document.visibilityState === 'hidden') {
      hiddenSince ??= Date.now();
      return later(close, HIDDEN_MS);
    }
    // Timers of a hidden page may have slept, and its connection died unnoticed.
    const awayLong = hiddenSince !== null && Date.now() - hiddenSince >= HIDDEN_MS;
    hiddenSince = null;
    if (source && !awayLong) clearTimeout(timer);
    else later(open, LOOKED_AT_MS);
  };
  const leave = () => {
    clearTimeout(timer);
    close();
  };

  follow();
  document.addEventListener('visibilitychange', follow);
  addEventListener('online', follow);
  // The browser keeps no page with an open connection for the way back.
  addEventListener('pagehide', leave);
  addEventListener('pageshow', follow);
  return () => {
    leave();
    document.removeEventListener('visibilitychange', follow);
    removeEventListener('online', follow);
    removeEventListener('pagehide', leave);
    removeEventListener('pageshow', follow);
  };
}

function readSigned(data: string): SignedDocument | null {
  try {
    const { text, signature } = JSON.parse(data) as Partial<SignedDocument>;
    return typeof text === 'string' && typeof signature === 'string' ? { text, signature } : null;
  } catch {
    return null;
  }
}
