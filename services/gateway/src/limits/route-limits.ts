import type { ClientLimit } from './client-limits.ts';

export interface RouteLimit {
  /** What a request counts for; null where the route counts by itself, or needs an operator's or publisher's token. */
  counts: ClientLimit | null;
  /** The longest body. */
  bodyBytes: number;
}

const KB = 1024;
/** Of calls whose fields are short. */
const SHORT = 4 * KB;
/** Of everything that is not named: no page or call of ours sends more. */
const USUAL = 16 * KB;
/** A palette has 12 kB (`PALETTE_LIMITS.bytes`); escapes of JSON, and JSON within JSON, make up to five of each. */
const PALETTE = 64 * KB;
/** A palette to draw may be longer: what has been saved before there was a limit is still drawn. */
const DRAWN = 128 * KB;
/** A pattern as a data URL of a million characters. */
const PICTURE = 1000 * KB;
/** The descriptor of a release lists up to 2,000 files with their hashes. */
const DESCRIPTOR = 1024 * KB;

/** The first that fits an address decides: exact, or all below one that ends with `/*`. */
const ROUTES: readonly (readonly [route: string, limit: Partial<RouteLimit>])[] = [
  ['GET /healthz', { counts: null }],
  ['GET /readyz', { counts: null }],
  // With the service token only.
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
  // Of providers, by few addresses; they are believed by their signature.
  ['POST /api/payments/*', { counts: null, bodyBytes: DRAWN }],
  // Streams count their connections, beacons their voices.
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

/** What a route is held to. HEAD is counted as GET. */
export function routeLimit(method: string, url: string): RouteLimit {
  const route = `${method === 'HEAD' ? 'GET' : method} ${url}`;
  const [, limit] = ROUTES.find(([pattern]) => fits(route, pattern)) ?? [];
  return { counts: 'calls', bodyBytes: USUAL, ...limit };
}

const fits = (route: string, pattern: string): boolean =>
  pattern.endsWith('/*') ? route.startsWith(pattern.slice(0, -1)) : route === pattern;
