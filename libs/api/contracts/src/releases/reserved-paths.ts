import { LOCALES } from '../locale/index.ts';

/** First path segments of the gateway. No area may use them. */
export const RESERVED_SEGMENTS: ReadonlySet<string> = new Set([
  '.well-known',
  'api',
  'areas',
  'dev',
  'fonts',
  'healthz',
  'icons',
  'images',
  'manifest.webmanifest',
  'og',
  'operator',
  'overrides',
  'previews',
  'readyz',
  'robots.txt',
  'service-worker.js',
  'sitemap.xml',
  'third-party.txt',
  ...LOCALES,
]);

/** First path segment of the shell's legal pages. No other area may use it. */
export const LEGAL_SEGMENT = 'legal';

/** Returns why an area other than the shell may not use a name or first segment, or null when it may. */
export function reservedFor(name: string): string | null {
  if (RESERVED_SEGMENTS.has(name)) return `/${name} is the gateway's`;
  return name === LEGAL_SEGMENT ? `/${name} is the shell's` : null;
}
