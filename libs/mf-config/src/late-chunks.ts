/// <reference lib="dom" />
// Built into the shell and into every area, before their own code: a part that is loaded later and does not come is
// fetched past the HTTP cache and tried once more. Its files are immutable, so a damaged copy would stay damaged.

/** What the bundler's runtime knows of chunks, by their id. */
declare const __webpack_require__: {
  /** Loads a chunk; absent where there is none. */
  e?: (id: string) => Promise<unknown>;
  /** Name of its script, of its style sheet. */
  u(id: string): string;
  k?(id: string): string;
  /** Address of the release's folder. */
  p: string;
  sriCssHashes?: Record<string, string>;
};

/** As long as a chunk may take itself (milliseconds). */
const REFRESH_LIMIT = 10_000;
/** With jitter, so that not all tabs come at once (milliseconds). */
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
    // To the end, or the cache would keep what it has.
    await response.arrayBuffer();
    return response.ok;
  } catch {
    return false;
  } finally {
    clearTimeout(limit);
  }
}

export {};
