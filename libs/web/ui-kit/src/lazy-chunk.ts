/**
 * A lazily loaded part of the interface. `React.lazy` would delay the reveal of a Suspense boundary by up to
 * 300 ms; a lazy chunk appears as soon as it is loaded.
 */
export interface LazyChunk<Part> {
  get(): Part | null;
  /** Fetches the part once. After a failure it rejects, and the next call fetches again. */
  load(): Promise<Part>;
}

/**
 * Creates a lazy chunk from an `import()`. Call it outside of components, since each call has its own cache.
 */
export function lazyChunk<Part>(fetch: () => Promise<Part>): LazyChunk<Part> {
  let part: Part | null = null;
  let loading: Promise<Part> | null = null;
  return {
    get: () => part,
    load() {
      loading ??= fetch().then(
        (loaded) => (part = loaded),
        (error: unknown) => {
          loading = null;
          throw error;
        },
      );
      return loading;
    },
  };
}

/**
 * Returns props for a trigger that prefetch the part on hover or focus. Ignores a failure, because opening
 * the part retries and reports it.
 */
export function prefetchProps(part: LazyChunk<unknown>) {
  const preload = () => void part.load().catch(() => {});
  return { onPointerEnter: preload, onFocus: preload };
}
