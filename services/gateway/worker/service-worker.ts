// Opens the site offline from the last page, the files of its releases, and the colour list. It has no
// imports, because browsers run it as one classic script, long after the installing page.
(() => {
  const worker = self as unknown as ServiceWorkerGlobalScope;
  const SITE = new URL('./', worker.location.href);
  /** Sites at other paths of this host have separate caches. */
  const CACHES = `danqing ${SITE.pathname} `;
  const PAGES = `${CACHES}pages 1`;
  const FILES = `${CACHES}files 1`;
  const FONTS = `${CACHES}fonts 1`;
  const PAGE_KEY = new URL('last-page', SITE).href;
  const COLORS = new URL('api/colors', SITE).href;
  /** Milliseconds before a slow network counts as offline. */
  const NETWORK_TIMEOUT_MS = 4_000;
  /** Parallel downloads of release files, few enough to leave bandwidth to the visitor. */
  const CONCURRENCY = 4;
  const RELEASE_FILE = /^areas\/[a-z][a-z0-9-]*\/[0-9a-f]{16}\/./;
  /** Complete documents, which pages name by their hash. */
  const INDEX = /^api\/releases\/documents\/[0-9a-f]{64}$/;
  const FONT = /^fonts\/./;
  const MAX_FONTS = 60;
  const ELSEWHERE = /^(?:operator|api|areas|fonts|og|icons|images)(?:\/|$)/;
  const DOCUMENT = /<script type="application\/json" id="release-document"[^>]*>([^<]*)<\/script>/;
  const DATA = /(<script type="application\/json" id="page-data">)([^<]*)(<\/script>)/;
  const FIRST_PAINT = /(<div id="first-paint"[^>]*>)[^]*?(<\/div>\s*<div id="root">)/;

  interface Release {
    base: string;
    fallback?: { base: string } | null;
    manifest: { offline?: boolean };
  }
  interface ReleaseDocument {
    shell: Release;
    areas: Release[];
    index?: { file: string; integrity: string };
  }

  worker.addEventListener('install', () => void worker.skipWaiting());
  worker.addEventListener('activate', (event) => event.waitUntil(activate()));
  worker.addEventListener('message', (event) => {
    const { files } = (event.data ?? {}) as { files?: unknown };
    if (Array.isArray(files)) event.waitUntil(cacheVisit(files.map(String)));
  });
  worker.addEventListener('fetch', (event) => {
    const { request } = event;
    const path = pathInSite(request.url);
    // Requests with a member's token, writes and streams bypass the worker.
    if (path === null || request.method !== 'GET' || request.headers.has('authorization')) return;
    if (request.mode === 'navigate') {
      if (!ELSEWHERE.test(path)) event.respondWith(respondWithPage(event));
    } else if (RELEASE_FILE.test(path)) event.respondWith(respondWithFile(event, FILES));
    else if (INDEX.test(path)) event.respondWith(respondWithFile(event, PAGES));
    else if (FONT.test(path)) event.respondWith(respondWithFile(event, FONTS));
    else if (request.url === COLORS) event.respondWith(respondWithColors(event));
  });

  async function activate(): Promise<void> {
    const names = await caches.keys();
    const used = [PAGES, FILES, FONTS];
    const old = names.filter((name) => name.startsWith(CACHES) && !used.includes(name));
    await Promise.all(old.map((name) => caches.delete(name)));
    await worker.registration.navigationPreload?.enable();
    await worker.clients.claim();
  }

  /** Network first, because only the server has the current releases. */
  async function respondWithPage(event: FetchEvent): Promise<Response> {
    const asked = Promise.resolve(event.preloadResponse as Promise<Response | undefined>).then(
      (preloaded) => preloaded ?? fetch(event.request),
    );
    const kept = asked.then((answer) => cachePage(answer.clone()));
    event.waitUntil(kept.catch(() => undefined));
    return (await withTimeout(asked)) ?? (await lastPage(new URL(event.request.url))) ?? asked;
  }

  async function respondWithColors(event: FetchEvent): Promise<Response> {
    const cache = await caches.open(PAGES);
    const asked = fetch(event.request);
    const kept = asked.then((answer) => (answer.ok ? cache.put(COLORS, answer.clone()) : undefined));
    event.waitUntil(kept.catch(() => undefined));
    return (await withTimeout(asked)) ?? (await cache.match(COLORS, { ignoreVary: true })) ?? asked;
  }

  /**
   * Cache first, because files are immutable. A request that bypasses the cache comes from a page whose
   * cached copy is damaged.
   */
  async function respondWithFile(event: FetchEvent, store: string): Promise<Response> {
    const { request } = event;
    const cache = await caches.open(store);
    const past = request.cache === 'reload' || request.cache === 'no-store' || request.cache === 'no-cache';
    const kept = past ? undefined : await cache.match(request.url, { ignoreVary: true });
    if (kept) return kept;
    const answer = await fetch(request);
    if (answer.ok) {
      const kept = cache.put(request.url, answer.clone()).then(store === FONTS ? evictFonts : undefined);
      event.waitUntil(kept.catch(() => undefined));
    }
    return answer;
  }

  function withTimeout(asked: Promise<Response>): Promise<Response | null> {
    const late = new Promise<null>((resolve) => setTimeout(resolve, NETWORK_TIMEOUT_MS, null));
    return Promise.race([asked.catch(() => null), late]);
  }

  /**
   * Runs after the first visit and whenever a release pointer has moved. Caches a fresh page and the files
   * that the tab loaded before this worker ran.
   */
  async function cacheVisit(files: readonly string[]): Promise<void> {
    const pages = await caches.open(PAGES);
    if (!(await pages.match(COLORS, { ignoreVary: true }))) await pages.add(COLORS).catch(() => undefined);
    await cachePage(await fetch(SITE.href));
    await cacheFiles(files, RELEASE_FILE, FILES);
    await cacheFiles(files, FONT, FONTS);
    await evictFonts();
  }

  async function cacheFiles(files: readonly string[], kind: RegExp, store: string): Promise<void> {
    const cache = await caches.open(store);
    const own = files.filter((url) => kind.test(pathInSite(url) ?? ''));
    await each(own, async (url) => {
      if (await cache.match(url, { ignoreVary: true })) return;
      const answer = await fetch(url);
      if (answer.ok) await cache.put(url, answer);
    });
  }

  async function evictFonts(): Promise<void> {
    const cache = await caches.open(FONTS);
    const stale = (await cache.keys()).slice(0, -MAX_FONTS);
    await Promise.all(stale.map((request) => cache.delete(request)));
  }

  /** Caches the page for offline use. Deletes all releases that it does not list. */
  async function cachePage(answer: Response): Promise<void> {
    if (!answer.ok || !answer.headers.get('content-type')?.startsWith('text/html')) return;
    // A page with a developer's overrides lists unpublished releases.
    if (answer.headers.get('cache-control') === 'no-store') return;
    const html = await answer.text();
    const text = DOCUMENT.exec(html)?.[1];
    if (text === undefined) return;
    const releases = await completeDocument(JSON.parse(text) as ReleaseDocument);
    const headers = new Headers(answer.headers);
    for (const name of ['content-encoding', 'content-length']) headers.delete(name);
    await (await caches.open(PAGES)).put(PAGE_KEY, new Response(html, { headers }));
    await evictReleases(releases);
    for (const release of [releases.shell, ...releases.areas])
      if (release === releases.shell || release.manifest.offline) await cacheRelease(release.base);
  }

  /** Returns the document with all areas. Caches it for the page, in place of those of earlier pages. */
  async function completeDocument(document: ReleaseDocument): Promise<ReleaseDocument> {
    if (!document.index) return document;
    const { file, integrity } = document.index;
    const cache = await caches.open(PAGES);
    const url = new URL(`api/releases/documents/${file}`, SITE).href;
    if (!(await cache.match(url, { ignoreVary: true }))) {
      const answer = await fetch(url, { integrity, priority: 'low' } as RequestInit);
      if (!answer.ok) throw new Error(`${url} answered ${answer.status}`);
      await cache.put(url, answer);
    }
    const stale = (await cache.keys()).filter(
      (known) => known.url !== url && INDEX.test(pathInSite(known.url) ?? ''),
    );
    await Promise.all(stale.map((known) => cache.delete(known)));
    const kept = await cache.match(url, { ignoreVary: true });
    return (await kept!.json()) as ReleaseDocument;
  }

  async function evictReleases({ shell, areas }: ReleaseDocument): Promise<void> {
    const live = [shell, ...areas]
      .flatMap(({ base, fallback }) => [base, fallback?.base])
      .filter((base) => base !== undefined);
    const cache = await caches.open(FILES);
    const stale = (await cache.keys()).filter(
      ({ url }) => !live.some((base) => pathInSite(url)?.startsWith(base)),
    );
    await Promise.all(stale.map((request) => cache.delete(request)));
  }

  /**
   * Downloads a release's scripts and styles, verified by the hashes in its descriptor. The descriptor is
   * stored last and marks the release as complete.
   */
  async function cacheRelease(base: string): Promise<void> {
    const cache = await caches.open(FILES);
    const descriptor = new URL(`${base}release.json`, SITE).href;
    if (await cache.match(descriptor, { ignoreVary: true })) return;
    const described = await fetch(descriptor);
    if (!described.ok) return;
    const { files } = (await described.clone().json()) as { files: Record<string, string> };
    const wanted = Object.entries(files).filter(([path]) => /\.(?:js|css)$/.test(path));
    await each(wanted, async ([path, integrity]) => {
      const url = new URL(`${base}${path}`, SITE).href;
      if (await cache.match(url, { ignoreVary: true })) return;
      const answer = await fetch(url, { integrity, priority: 'low' } as RequestInit);
      if (!answer.ok) throw new Error(`${url} answered ${answer.status}`);
      await cache.put(url, answer);
    });
    await cache.put(descriptor, described);
  }

  /** Adapts the last page to this URL. Removes all server data about the original URL. */
  async function lastPage({ pathname }: URL): Promise<Response | undefined> {
    const kept = await (await caches.open(PAGES)).match(PAGE_KEY, { ignoreVary: true });
    if (!kept) return undefined;
    const [, prefix] = /^(zh|en|ja)(?:\/|$)/.exec(pathname.slice(SITE.pathname.length)) ?? [];
    const html = (await kept.text())
      .replace(DATA, (_, open: string, json: string, close: string) => {
        const data = JSON.parse(json) as Record<string, unknown>;
        const unknown = { status: 200, search: null, invalidHex: null, reportsLoads: false };
        const page = { ...data, ...unknown, ...(prefix && { locale: prefix }) };
        return `${open}${JSON.stringify(page).replaceAll('<', '\\u003c')}${close}`;
      })
      .replace(FIRST_PAINT, '$1$2');
    return new Response(html, { headers: kept.headers });
  }

  async function each<T>(items: readonly T[], work: (item: T) => Promise<void>): Promise<void> {
    const left = [...items];
    const next = async () => {
      for (let item = left.shift(); item !== undefined; item = left.shift()) await work(item);
    };
    await Promise.all(Array.from({ length: CONCURRENCY }, next));
  }

  /** Null for other sites and for other paths of this host. */
  function pathInSite(address: string): string | null {
    const url = new URL(address);
    const inside = url.origin === SITE.origin && url.pathname.startsWith(SITE.pathname);
    return inside ? url.pathname.slice(SITE.pathname.length) : null;
  }
})();
