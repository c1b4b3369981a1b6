import { LOCALES } from '../locale/index.ts';

/** First segments of addresses that the gateway answers itself, or reads before it looks for a page: no area has them. */
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
  'readyz',
  'robots.txt',
  'service-worker.js',
  'sitemap.xml',
  'third-party.txt',
  ...LOCALES,
]);

/** First segment of the shell's own pages, which are the site's word: no other area has it. */
export const LEGAL_SEGMENT = 'legal';

/** Why an area beside the shell may neither be called so nor have pages below it; null when it may. */
export function reservedFor(name: string): string | null {
  if (RESERVED_SEGMENTS.has(name)) return `/${name} is the gateway's`;
  return name === LEGAL_SEGMENT ? `/${name} is the shell's` : null;
}
