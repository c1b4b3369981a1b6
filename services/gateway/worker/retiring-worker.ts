// Replaces the service worker after it has been switched off. Unregisters it and deletes its caches.
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
