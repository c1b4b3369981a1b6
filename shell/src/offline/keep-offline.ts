/** What this uses of a browser's data-saving mode, which the types do not know. */
interface Connection {
  saveData?: boolean;
}

/**
 * Installs the service worker once the page has loaded and has nothing else to do, and tells it what the page has loaded
 * before the worker ran. `onMove` calls back when a pointer has moved, so that what is kept moves too. Not where the
 * browser saves data, and not on pages without HTTPS, which have no workers. Returns how to stop.
 */
export function keepOffline(basePath: string, onMove: (listener: () => void) => () => void): () => void {
  const { connection } = navigator as { connection?: Connection };
  if (!('serviceWorker' in navigator) || connection?.saveData) return () => {};
  // The site works without it; a browser that refuses says so itself, some of them by throwing at the first look at it.
  const quietly = (work: () => Promise<void>) => () => void work().catch(() => undefined);
  const tell = async () => {
    const { active } = await navigator.serviceWorker.ready;
    active?.postMessage({ files: performance.getEntriesByType('resource').map(({ name }) => name) });
  };
  const install = quietly(async () => {
    await navigator.serviceWorker.register(`${basePath}service-worker.js`, { updateViaCache: 'none' });
    await tell();
  });
  // Safari has no requestIdleCallback.
  const whenIdle = () =>
    'requestIdleCallback' in window ? requestIdleCallback(install) : setTimeout(install, 1_000);
  if (document.readyState === 'complete') whenIdle();
  else addEventListener('load', whenIdle, { once: true });
  const stop = onMove(quietly(tell));
  return () => {
    removeEventListener('load', whenIdle);
    stop();
  };
}
