/// <reference lib="dom" />
// Retries a failed lazy chunk once, past the HTTP cache. Files are immutable, so the cache would serve a
// damaged copy forever.

declare const __webpack_require__: {
  e?: (id: string) => Promise<unknown>;
  u(id: string): string;
  k?(id: string): string;
  p: string;
  sriCssHashes?: Record<string, string>;
};

/** Milliseconds; equal to the chunk load timeout. */
const REFRESH_LIMIT = 10_000;
const retryDelay = () => 300 + Math.random() * 700;

const load = __webpack_require__.e;
if (load)
  __webpack_require__.e = (id) =>
    load(id).catch(async (error: unknown) => {
      await new Promise((resolve) => setTimeout(resolve, retryDelay()));
      const { p, u, k, sriCssHashes } = __webpack_require__;
      const files = [u(id), ...(k && sriCssHashes?.[id] ? [k(id)] : [])];
      const there = await Promise.all(files.map((file) => refresh(p + file)));
      if (there.includes(false)) throw error;
      return load(id);
    });

async function refresh(url: string): Promise<boolean> {
  const abort = new AbortController();
  const limit = setTimeout(() => abort.abort(), REFRESH_LIMIT);
  try {
    const response = await fetch(url, { cache: 'reload', signal: abort.signal });
    // Read the body to the end; otherwise the cache keeps its old copy.
    await response.arrayBuffer();
    return response.ok;
  } catch {
    return false;
  } finally {
    clearTimeout(limit);
  }
}

export {};
