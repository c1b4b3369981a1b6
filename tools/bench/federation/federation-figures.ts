import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { launchBrowser } from '../launch-browser.ts';
import { spreadOf, type Spread } from '../median.ts';
import type { Figure } from '../figure.ts';
import { startBenchSite } from '../start-bench-site.ts';
import {
  navigateToPalettes,
  openGenerator,
  newVisitorContext,
  type Network,
  type Opened,
} from './open-page.ts';
import { serveVariant, type ServedVariant } from './serve-variant.ts';
import { applicationVariant, federatedVariant, VARIANTS, type Variant } from './variants.ts';

const PAGE = '/colors/%E6%9C%B1%E7%BA%A2';
const HOVER_MS = 200;
/** Milliseconds for late downloads such as fonts, which must not affect the next navigation. */
const REST_MS = 600;
const NETWORKS: Network[] = [
  { name: '40 ms, 10 Mbit/s', limits: { latency: 40, bitsPerSecond: 10e6 } },
  { name: 'no limits', limits: null },
];

interface Visit {
  cold: Opened;
  warm: Opened;
  hotMs: number;
  hoveredMs: number;
}

/**
 * Measures the federated site against two builds of the same sources, in Chromium: one bundle, and a
 * route-split application with the same preloads. The variants alternate, so that other load affects them
 * equally.
 */
export async function* federationFigures(rounds: number): AsyncGenerator<Figure> {
  const site = await startBenchSite();
  const served = new Map<Variant, ServedVariant>();
  const browser = await launchBrowser();
  try {
    for (const shape of [
      federatedVariant(),
      await applicationVariant('bundle', join(site.folder, 'bundle')),
      await applicationVariant('routes', join(site.folder, 'routes')),
    ])
      served.set(shape.shape, await serveVariant(site.url, shape));
    for (const network of NETWORKS) {
      const visits = new Map<Variant, Visit[]>(VARIANTS.map((shape) => [shape, []]));
      for (let round = 0; round <= rounds; round++) {
        for (const shape of rotated(round)) {
          const visit = await visitOnce(browser, network, served.get(shape)?.origin ?? '');
          if (round > 0) visits.get(shape)?.push(visit);
        }
      }
      yield* figuresOf(network, visits);
    }
  } finally {
    await browser.close();
    for (const { close } of served.values()) await close();
    await site.stop();
  }
}

const rotated = (round: number): Variant[] =>
  VARIANTS.map((_, index) => VARIANTS[(index + round) % VARIANTS.length]!);

async function visitOnce(browser: Browser, network: Network, origin: string): Promise<Visit> {
  const { context, page, session } = await newVisitorContext(browser, network);
  const cold = await openGenerator(page, session, origin + PAGE);
  await page.waitForTimeout(REST_MS);
  const warm = await openGenerator(page, session, origin + PAGE);
  await page.waitForTimeout(REST_MS);
  const hotMs = await navigateToPalettes(page, 0);
  await context.close();
  const other = await newVisitorContext(browser, network);
  await openGenerator(other.page, other.session, origin + PAGE);
  await other.page.waitForTimeout(REST_MS);
  const hoveredMs = await navigateToPalettes(other.page, HOVER_MS);
  await other.context.close();
  return { cold, warm, hotMs, hoveredMs };
}

function* figuresOf(network: Network, visits: ReadonlyMap<Variant, Visit[]>): Generator<Figure> {
  const of = (shape: Variant, measure: (visit: Visit) => number): Spread =>
    spreadOf((visits.get(shape) ?? []).map(measure));
  const measures: [string, (visit: Visit) => number][] = [
    ['cold: controls answer, ms', ({ cold }) => cold.answeredMs],
    ['warm: controls answer, ms', ({ warm }) => warm.answeredMs],
    ['to the palettes, ms', ({ hotMs }) => hotMs],
    [`to the palettes after ${HOVER_MS} ms over the link, ms`, ({ hoveredMs }) => hoveredMs],
    ['cold: bytes until then', ({ cold }) => cold.bytes],
    ['cold: requests', ({ cold }) => cold.requests],
    ['cold: serial requests', ({ cold }) => cold.hops],
  ];
  for (const [measure, read] of measures) {
    const [ours, bundle, routes] = VARIANTS.map((shape) => of(shape, read)) as [Spread, Spread, Spread];
    yield {
      name: `${network.name}: ${measure}`,
      federation: ours.median,
      federationQuartiles: `${ours.q1}-${ours.q3}`,
      bundle: bundle.median,
      bundleQuartiles: `${bundle.q1}-${bundle.q3}`,
      routes: routes.median,
      routesQuartiles: `${routes.q1}-${routes.q3}`,
      toBundle: ratio(ours, bundle),
      toRoutes: ratio(ours, routes),
      n: visits.get('federation')?.length ?? 0,
    };
  }
}

const ratio = (ours: Spread, peer: Spread) => Math.round((ours.median / peer.median) * 100) / 100;
