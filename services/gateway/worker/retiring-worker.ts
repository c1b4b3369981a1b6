// Served in place of the worker where it is switched off: takes itself away, with all that the one before it kept.
(() => {
  const worker = self as unknown as ServiceWorkerGlobalScope;
  const kept = `danqing ${new URL('./', worker.location.href).pathname} `;
  worker.addEventListener('install', () => void worker.skipWaiting());
  worker.addEventListener('activate', (event) => event.waitUntil(retire()));

  async function retire(): Promise<void> {
    const names = (await caches.keys()).filter((name) => name.startsWith(kept));
    await Promise.all(names.map((name) => caches.delete(name)));
    await worker.registration.unregister();
  }
})();
