import type { SignedDocument } from '@danqing/contracts/releases';

/** Copy of DOCUMENT_EVENT. Importing it would add the contracts' schemas to the page. */
export const EVENT = 'document';
const FIRST_RETRY_MS = 2_000;
const LONGEST_RETRY_MS = 60_000;
/**
 * Over HTTP/1.1 all tabs share six connections to a site. So a tab connects only after it has been visible
 * for a moment, and disconnects soon after it is hidden.
 */
const LOOKED_AT_MS = 1_000;
const HIDDEN_MS = 5_000;
const POLL_MS = 10_000;

/**
 * Follows the push of release documents while the page is visible. Each new connection receives the newest
 * document if it is newer than the known one, so reconnecting needs no extra check.
 *
 * A tab without a connection polls the newest sequence number, a response that shared caches may store. It
 * fetches the document if that number is greater than `known()`. Returns a function that stops it.
 */
export function followReleases(
  basePath: string,
  onDocument: (signed: SignedDocument) => void,
  known: () => number | null,
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
      if (!(Number(sequence) > (known() ?? -1))) return;
      const signed = readSigned(await get('document', 'no-store'));
      if (signed) onDocument(signed);
    } catch {
      // Offline or a server error; the next poll tries again.
    }
  };
  const open = () => {
    close();
    if (!navigator.onLine) return;
    const since = known();
    source = new EventSource(`${basePath}api/releases/stream${since === null ? '' : `?since=${since}`}`);
    source.addEventListener(EVENT, ({ data }: MessageEvent<string>) => {
      failures = 0;
      const signed = readSigned(data);
      if (signed) onDocument(signed);
    });
    source.addEventListener('error', () => {
      // EventSource's own reconnection does not back off, and some responses end it for good.
      close();
      const pause = Math.min(FIRST_RETRY_MS * 2 ** failures++, LONGEST_RETRY_MS);
      wait(pause * (0.5 + Math.random() / 2));
    });
  };
  const follow = () => {
    if (document.visibilityState === 'hidden') {
      hiddenSince ??= Date.now();
      return later(close, HIDDEN_MS);
    }
    // Timers of a hidden page may be suspended, and its connection may have died unnoticed.
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
  // An open connection would keep the page out of the back/forward cache.
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
