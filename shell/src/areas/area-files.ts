import type { Locale } from '@danqing/contracts/locale';
import type { ReleaseFiles } from '@danqing/contracts/releases';
import type { FileProblem } from '../releases/load-reports.ts';

export interface AreaFile {
  url: string;
  as: 'script' | 'style';
  /**
   * SHA-384 in the format of the `integrity` attribute. Null for development servers, and for files whose
   * hash only the release's own code contains.
   */
  integrity: string | null;
}

/** Milliseconds after which a file counts as missing. */
const REFRESH_LIMIT = 10_000;

export const releaseFolder = ({ base }: Pick<ReleaseFiles, 'base'>, basePath: string): URL =>
  new URL(base, new URL(basePath, location.origin));

/**
 * Returns the files that an area needs first, as absolute URLs. The container's entry comes first.
 *
 * @param locale adds the texts of this language
 */
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
 * Returns the first files of a release and all others that this page has requested. The error of a lazy chunk
 * names its script, but not its style sheet.
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
 * Preloads the files in parallel without running them. Without `crossorigin` and matching integrity the
 * browser would fetch each file twice. Does nothing offline, because a failed link would block a later
 * preload.
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
 * Fetches files past the HTTP cache. Files are cached as immutable, so a damaged copy would fail every retry.
 * Resolves with the problem, or null if there is none or it cannot be determined. Never rejects.
 */
export async function refreshFiles(files: readonly AreaFile[]): Promise<FileProblem | null> {
  // Removes the preloads, because a style sheet would reuse its preload even if that never gets a response.
  for (const link of preloads()) if (files.some(({ url }) => url === link.href)) link.remove();
  const troubles = await Promise.all(files.map(refreshFile));
  return (
    troubles.find((trouble) => trouble === 'altered') ?? troubles.find((trouble) => trouble !== null) ?? null
  );
}

async function refreshFile({ url, integrity }: AreaFile): Promise<FileProblem | null> {
  try {
    const response = await fetch(url, { cache: 'reload', signal: AbortSignal.timeout(REFRESH_LIMIT) });
    // Only a complete read replaces the cached copy.
    const body = await response.arrayBuffer();
    if (!response.ok) return 'missing';
    // Undefined on pages without HTTPS, contrary to its type.
    const subtle = crypto.subtle as SubtleCrypto | undefined;
    if (!integrity || !subtle) return null;
    const digest = new Uint8Array(await subtle.digest('SHA-384', body));
    return integrity === `sha384-${btoa(String.fromCharCode(...digest))}` ? null : 'altered';
  } catch {
    return 'missing';
  }
}
