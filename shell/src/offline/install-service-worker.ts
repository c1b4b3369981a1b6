import { whenIdle } from '../browser/when-idle.ts';

interface Connection {
  saveData?: boolean;
}

/**
 * Installs the service worker once the page is loaded and idle, and sends it the files that the page loaded
 * before. Skips browsers in data-saving mode, and pages without HTTPS, which support no workers.
 *
 * @param onMove subscribes to release moves, after which the worker updates its cache
 * @returns a function that stops it
 */
export function installServiceWorker(
  basePath: string,
  onMove: (listener: () => void) => () => void,
): () => void {
  const { connection } = navigator as { connection?: Connection };
  if (!('serviceWorker' in navigator) || connection?.saveData) return () => {};
  // Ignores failures, because the site works without the worker and browsers log the errors. Some browsers
  // throw on access to `serviceWorker`.
  const quietly = (work: () => Promise<void>) => () => void work().catch(() => undefined);
  const tell = async () => {
    const { active } = await navigator.serviceWorker.ready;
    active?.postMessage({ files: performance.getEntriesByType('resource').map(({ name }) => name) });
  };
  const install = quietly(async () => {
    await navigator.serviceWorker.register(`${basePath}service-worker.js`, { updateViaCache: 'none' });
    await tell();
  });
  const installLater = () => whenIdle(install);
  if (document.readyState === 'complete') installLater();
  else addEventListener('load', installLater, { once: true });
  const stop = onMove(quietly(tell));
  return () => {
    removeEventListener('load', installLater);
    stop();
  };
}
