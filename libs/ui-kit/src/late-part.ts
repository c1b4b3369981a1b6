/**
 * Code that comes with its first use, because the first page does without it. Not `React.lazy`: React holds back for 300 ms
 * what a Suspense boundary reveals.
 */
export interface LatePart<Part> {
  /** What is there already; null before. */
  get(): Part | null;
  /** Fetches it once; after a failure, which rejects, anew. */
  load(): Promise<Part>;
}

export function latePart<Part>(fetch: () => Promise<Part>): LatePart<Part> {
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

/** Properties for what leads to a part: hovering or focusing it fetches the part. Where that fails, its use tries again and says so. */
export function preloading(part: LatePart<unknown>) {
  const preload = () => void part.load().catch(() => {});
  return { onPointerEnter: preload, onFocus: preload };
}
