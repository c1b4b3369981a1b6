import type { Locale } from '@danqing/contracts/locale';
import type { ReleaseFiles } from '@danqing/contracts/releases';
import type { FileTrouble } from '../releases/load-reports.ts';

export interface AreaFile {
  url: string;
  as: 'script' | 'style';
  /** sha384 of the file; null for an area on a development server, and for files whose hash only the release itself knows. */
  integrity: string | null;
}

/** A file that has not come by then is missing (milliseconds). */
const REFRESH_LIMIT = 10_000;

/** Folder of a release as an absolute address. */
export const releaseFolder = ({ base }: Pick<ReleaseFiles, 'base'>, basePath: string): URL =>
  new URL(base, new URL(basePath, location.origin));

/** What an area needs first, with absolute addresses; the container's entry is the first one. `locale`: with the texts of it. */
export function areaFiles(area: ReleaseFiles, basePath: string, locale?: Locale): AreaFile[] {
  const folder = releaseFolder(area, basePath);
  const file = (path: string, as: AreaFile['as']): AreaFile => ({
    url: new URL(path, folder).href,
    as,
    integrity: area.integrity[path] ?? null,
  });
  return [
    ...area.scripts.map((path) => file(path, 'script')),
    ...area.styles.map((path) => file(path, 'style')),
    ...(locale && area.texts ? [file(area.texts[locale], 'script')] : []),
  ];
}

/**
 * The first files of a release and all others that this page has asked for. The error of a part that did not come names
 * its script; of a style sheet it does not.
 */
export function knownFiles(area: ReleaseFiles, basePath: string, error?: unknown): AreaFile[] {
  const first = areaFiles(area, basePath);
  const folder = releaseFolder(area, basePath).href;
  const asked = performance.getEntriesByType('resource').map(({ name }) => name);
  const request = (error as { request?: unknown } | undefined)?.request;
  const later = [...asked, ...(typeof request === 'string' ? [request] : [])].filter(
    (url) => url.startsWith(folder) && /\.(js|css)$/.test(url) && !first.some((file) => file.url === url),
  );
  return [
    ...first,
    ...[...new Set(later)].map((url): AreaFile => ({
      url,
      as: url.endsWith('.js') ? 'script' : 'style',
      integrity: area.integrity[url.slice(folder.length)] ?? null,
    })),
  ];
}

const preloads = () => [...document.querySelectorAll<HTMLLinkElement>('link[rel=preload]')];

/**
 * Starts fetching the files, in parallel and without running them. Without `crossorigin` and the same integrity
 * the browser would fetch each of them twice. Without a network it does nothing: nothing would come, and the link would stand
 * in the way of a later one.
 */
export function preloadFiles(files: readonly AreaFile[]): void {
  if (!navigator.onLine) return;
  const known = new Set(preloads().map((link) => link.href));
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
 * Fetches the files past the HTTP cache. They are served as immutable, so a damaged copy in the cache would make every
 * retry fail. Tells what is wrong with them; null when nothing is, or it cannot be known. Never rejects.
 */
export async function refreshFiles(files: readonly AreaFile[]): Promise<FileTrouble | null> {
  // A style sheet would join its preload, also one that never gets an answer.
  for (const link of preloads()) if (files.some(({ url }) => url === link.href)) link.remove();
  const troubles = await Promise.all(files.map(refreshFile));
  return (
    troubles.find((trouble) => trouble === 'altered') ?? troubles.find((trouble) => trouble !== null) ?? null
  );
}

async function refreshFile({ url, integrity }: AreaFile): Promise<FileTrouble | null> {
  try {
    const response = await fetch(url, { cache: 'reload', signal: AbortSignal.timeout(REFRESH_LIMIT) });
    // To the end, or the cache would keep what it has.
    const body = await response.arrayBuffer();
    if (!response.ok) return 'missing';
    // Absent on pages without HTTPS, whatever the types say.
    const subtle = crypto.subtle as SubtleCrypto | undefined;
    if (!integrity || !subtle) return null;
    const digest = new Uint8Array(await subtle.digest('SHA-384', body));
    return integrity === `sha384-${btoa(String.fromCharCode(...digest))}` ? null : 'altered';
  } catch {
    return 'missing';
  }
}
