import type { ActiveArea } from '@danqing/contracts';

export interface AreaFile {
  url: string;
  as: 'script' | 'style';
  /** sha384 of the file; null only for an area on a development server. */
  integrity: string | null;
}

/** What an area needs first, with absolute addresses; the container's entry is the first one. */
export function areaFiles(area: ActiveArea, basePath: string): AreaFile[] {
  const folder = new URL(area.base, new URL(basePath, location.origin));
  const file = (path: string, as: AreaFile['as']): AreaFile => ({
    url: new URL(path, folder).href,
    as,
    integrity: area.integrity[path] ?? null,
  });
  return [
    ...area.scripts.map((path) => file(path, 'script')),
    ...area.styles.map((path) => file(path, 'style')),
  ];
}

/**
 * Starts fetching the files, in parallel and without running them. Without `crossorigin` and the same integrity
 * the browser would fetch each of them twice.
 */
export function preloadFiles(files: readonly AreaFile[]): void {
  const known = new Set(
    [...document.querySelectorAll<HTMLLinkElement>('link[rel=preload]')].map((link) => link.href),
  );
  for (const { url, as, integrity } of files) {
    if (known.has(url)) continue;
    const link = document.createElement('link');
    link.rel = 'preload';
    link.as = as;
    link.crossOrigin = 'anonymous';
    if (integrity) link.integrity = integrity;
    link.href = url;
    document.head.append(link);
  }
}

/**
 * Fetches the files past the HTTP cache. They are served as immutable, so a damaged copy in the cache would
 * make every retry fail.
 */
export async function refreshFiles(files: readonly AreaFile[]): Promise<void> {
  await Promise.allSettled(files.map(({ url }) => fetch(url, { cache: 'reload' })));
}
