import { LOCALES, withLocale } from '@danqing/contracts/locale';
import type { Figure } from './figure.ts';
import { launchBrowser } from './launch-browser.ts';
import { startBenchSite } from './start-bench-site.ts';
import { SLOW_NETWORK, measurePageWeight } from './page-weight.ts';

const PATHS = [
  '/',
  '/colors/月白',
  '/colors',
  '/palettes',
  '/gallery',
  '/gallery/月白',
  '/collections/1',
  '/co-create-colors',
  '/nfts',
  '/patterns',
  '/agent',
  '/history/月白/424',
  '/legal/terms.html',
];
/** Milliseconds. */
const LARGEST_PAINT_LIMIT = 2_500;
const CREATIONS_WAIT_MS = 300_000;
const SETTLED_MS = 10_000;

/**
 * Yields size by kind (kB), largest paint and layout shifts of a first visit, for each page. The network has
 * 1.6 Mbit/s and 150 ms latency.
 */
export async function* weightFigures(): AsyncGenerator<Figure> {
  const site = await startBenchSite();
  const browser = await launchBrowser();
  try {
    await creationsPainted(site.url);
    for (const path of PATHS)
      for (const locale of LOCALES) {
        const address = withLocale(locale, path);
        const { bytes, requests, largestPaint, shift } = await measurePageWeight(
          browser,
          site.url + encodeURI(address),
          SLOW_NETWORK,
        );
        const total = Object.values(bytes).reduce((sum, part) => sum + part, 0);
        yield {
          name: `first visit on a phone, ${address}`,
          totalKilobytes: inKilobytes(total),
          fontsKilobytes: inKilobytes(bytes.fonts),
          picturesKilobytes: inKilobytes(bytes.pictures),
          scriptsKilobytes: inKilobytes(bytes.scripts),
          stylesKilobytes: inKilobytes(bytes.styles),
          dataKilobytes: inKilobytes(bytes.data),
          requests,
          largestPaintMilliseconds: Math.round(largestPaint),
          limitMilliseconds: LARGEST_PAINT_LIMIT,
          shift: Math.round(shift * 10_000) / 10_000,
        };
      }
  } finally {
    await browser.close();
    await site.stop();
  }
}

/** Waits until the site has painted its first creations: its newest one has not changed for ten seconds. */
async function creationsPainted(url: string): Promise<void> {
  const deadline = Date.now() + CREATIONS_WAIT_MS;
  let newest: string | undefined;
  let since = Date.now();
  while (newest === undefined || Date.now() - since < SETTLED_MS) {
    if (Date.now() > deadline) throw new Error('the site still paints its first creations');
    await new Promise((resolve) => setTimeout(resolve, 1_000));
    const page = await (await fetch(`${url}/gallery`)).text();
    const preloaded = /<link rel="preload" as="image" imagesrcset="(\S+)/.exec(page)?.[1];
    if (preloaded !== newest) [newest, since] = [preloaded, Date.now()];
  }
}

const inKilobytes = (bytes: number) => Math.round(bytes / 100) / 10;
