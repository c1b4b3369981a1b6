import type { ClientLimit } from './client-limits.ts';

export interface RouteLimit {
  /** Null when the route limits itself, or requires an operator's or publisher's token. */
  bucket: ClientLimit | null;
  bodyBytes: number;
}

const KB = 1024;
const SHORT = 4 * KB;
const USUAL = 16 * KB;
/** A palette has up to 12 kB (`PALETTE_LIMITS.bytes`). Nested JSON escapes can multiply this by five. */
const PALETTE = 64 * KB;
/** Palettes saved before the limit existed may be longer, and must remain exportable. */
const DRAWN = 128 * KB;
/** A pattern as a data URL of up to a million characters. */
const PICTURE = 1000 * KB;
/** A release descriptor lists up to 2,000 files with their hashes. */
const DESCRIPTOR = 1024 * KB;

/** The first matching pattern applies. A pattern is exact or, with `/*` at its end, a prefix. */
const ROUTES: readonly (readonly [route: string, limit: Partial<RouteLimit>])[] = [
  ['GET /healthz', { bucket: null }],
  ['GET /readyz', { bucket: null }],
  ['POST /internal/*', { bucket: null, bodyBytes: DRAWN }],
  ['GET /api/colors', { bucket: 'colors' }],
  ['GET /api/colors/*', { bucket: 'colors' }],
  ['GET /api/palettes', { bucket: 'lists' }],
  ['GET /api/palettes/*', { bucket: 'lists' }],
  ['POST /api/palettes', { bucket: 'saves', bodyBytes: PALETTE }],
  ['POST /api/palettes/export-image', { bucket: 'exports', bodyBytes: DRAWN }],
  ['POST /api/palettes/export-pdf', { bucket: 'exports', bodyBytes: DRAWN }],
  ['POST /api/palettes/*', { bucket: 'saves', bodyBytes: SHORT }],
  ['PATCH /api/palettes/*', { bucket: 'saves', bodyBytes: PALETTE }],
  ['DELETE /api/palettes/*', { bucket: 'saves', bodyBytes: SHORT }],
  ['POST /api/agent/run-stream', { bodyBytes: PALETTE }],
  ['POST /api/ai/apply-pattern', { bodyBytes: PICTURE }],
  ['POST /api/policy-reports', { bucket: 'policyReports' }],
  ['POST /api/auth/*', { bodyBytes: SHORT }],
  ['POST /api/downloads/*', { bodyBytes: SHORT }],
  ['PATCH /api/users/*', { bucket: 'saves', bodyBytes: SHORT }],
  // Payment providers use few addresses, and their signatures authenticate them.
  ['POST /api/payments/*', { bucket: null, bodyBytes: DRAWN }],
  ['POST /api/releases/beacons/tokens', { bucket: 'beaconTokens', bodyBytes: SHORT }],
  // These routes limit themselves: streams by connections, beacons by unique reporters.
  ['GET /api/releases/*', { bucket: null }],
  ['POST /api/releases/uploads', { bucket: null, bodyBytes: DESCRIPTOR }],
  ['POST /api/releases/*', { bucket: null }],
  ['PUT /api/releases/*', { bucket: null }],
  ['DELETE /api/releases/*', { bucket: null }],
  ['GET /api/operator/*', { bucket: null }],
  ['POST /api/operator/*', { bucket: null }],
  ['PUT /api/operator/*', { bucket: null }],
  ['DELETE /api/operator/*', { bucket: null }],
  ['GET /api/*', {}],
  ['GET /*', { bucket: 'pages' }],
];

export function routeLimit(method: string, url: string): RouteLimit {
  const route = `${method === 'HEAD' ? 'GET' : method} ${url}`;
  const [, limit] = ROUTES.find(([pattern]) => fits(route, pattern)) ?? [];
  return { bucket: 'calls', bodyBytes: USUAL, ...limit };
}

const fits = (route: string, pattern: string): boolean =>
  pattern.endsWith('/*') ? route.startsWith(pattern.slice(0, -1)) : route === pattern;
