import type { ClientLimit } from './client-limits.ts';

export interface RouteLimit {
  /** Null when the route limits itself, or requires an operator's or publisher's token. */
  counts: ClientLimit | null;
  bodyBytes: number;
}

const KB = 1024;
const SHORT = 4 * KB;
const USUAL = 16 * KB;
/** A palette has up to 12 kB (`PALETTE_LIMITS.bytes`). Nested JSON escapes can multiply this by five. */
const PALETTE = 64 * KB;
/** Palettes saved before the limit existed are longer, and must still be exportable. */
const DRAWN = 128 * KB;
/** A pattern as a data URL of up to a million characters. */
const PICTURE = 1000 * KB;
/** A release descriptor lists up to 2,000 files with their hashes. */
const DESCRIPTOR = 1024 * KB;

/** The first matching pattern applies. A pattern is exact or, with `/*` at its end, a prefix. */
const ROUTES: readonly (readonly [route: string, limit: Partial<RouteLimit>])[] = [
  ['GET /healthz', { counts: null }],
  ['GET /readyz', { counts: null }],
  ['POST /internal/*', { counts: null, bodyBytes: DRAWN }],
  ['GET /api/colors', { counts: 'colors' }],
  ['GET /api/colors/*', { counts: 'colors' }],
  ['GET /api/palettes', { counts: 'lists' }],
  ['GET /api/palettes/*', { counts: 'lists' }],
  ['POST /api/palettes', { counts: 'saves', bodyBytes: PALETTE }],
  ['POST /api/palettes/export-image', { counts: 'exports', bodyBytes: DRAWN }],
  ['POST /api/palettes/export-pdf', { counts: 'exports', bodyBytes: DRAWN }],
  ['POST /api/palettes/*', { counts: 'saves', bodyBytes: SHORT }],
  ['PATCH /api/palettes/*', { counts: 'saves', bodyBytes: PALETTE }],
  ['DELETE /api/palettes/*', { counts: 'saves', bodyBytes: SHORT }],
  ['POST /api/agent/run-stream', { bodyBytes: PALETTE }],
  ['POST /api/ai/apply-pattern', { bodyBytes: PICTURE }],
  ['POST /api/policy-reports', { counts: 'policyReports' }],
  ['POST /api/auth/*', { bodyBytes: SHORT }],
  ['POST /api/downloads/*', { bodyBytes: SHORT }],
  ['PATCH /api/users/*', { counts: 'saves', bodyBytes: SHORT }],
  // Payment providers use few addresses, and their signatures authenticate them.
  ['POST /api/payments/*', { counts: null, bodyBytes: DRAWN }],
  // These routes limit themselves: streams by connections, beacons by unique reporters.
  ['GET /api/releases/*', { counts: null }],
  ['POST /api/releases/uploads', { counts: null, bodyBytes: DESCRIPTOR }],
  ['POST /api/releases/*', { counts: null }],
  ['PUT /api/releases/*', { counts: null }],
  ['DELETE /api/releases/*', { counts: null }],
  ['GET /api/operator/*', { counts: null }],
  ['POST /api/operator/*', { counts: null }],
  ['PUT /api/operator/*', { counts: null }],
  ['DELETE /api/operator/*', { counts: null }],
  ['GET /api/*', {}],
  ['GET /*', { counts: 'pages' }],
];

export function routeLimit(method: string, url: string): RouteLimit {
  const route = `${method === 'HEAD' ? 'GET' : method} ${url}`;
  const [, limit] = ROUTES.find(([pattern]) => fits(route, pattern)) ?? [];
  return { counts: 'calls', bodyBytes: USUAL, ...limit };
}

const fits = (route: string, pattern: string): boolean =>
  pattern.endsWith('/*') ? route.startsWith(pattern.slice(0, -1)) : route === pattern;
