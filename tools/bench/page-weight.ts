import type { Browser, CDPSession, Page } from 'playwright-core';

export const KINDS = ['fonts', 'pictures', 'scripts', 'styles', 'data'] as const;
export type Kind = (typeof KINDS)[number];

export interface PageWeight {
  /** Bytes on the wire including response headers. The page itself counts as data. */
  bytes: Record<Kind, number>;
  requests: number;
  files: { url: string; kind: Kind; bytes: number }[];
  /** Milliseconds from the start of the navigation. */
  largestPaint: number;
  largestElement: string;
  shift: number;
}

export const PHONE = {
  viewport: { width: 375, height: 667 },
  deviceScaleFactor: 2,
  hasTouch: true,
  isMobile: true,
};
export const SLOW_NETWORK = { bitsPerSecond: 1_600_000, latencyMs: 150 };

/**
 * Opens a page with empty caches. Service workers are blocked, because they download files after the first
 * visit.
 */
export async function measurePageWeight(
  browser: Browser,
  url: string,
  network: typeof SLOW_NETWORK | null,
  prepare: (page: Page) => Promise<void> = () => Promise.resolve(),
): Promise<PageWeight> {
  const context = await browser.newContext({ ...PHONE, locale: 'zh-CN', serviceWorkers: 'block' });
  try {
    const page = await context.newPage();
    await prepare(page);
    await observePaints(page);
    const session = await context.newCDPSession(page);
    const files = await countBytes(session, network);
    await page.goto(url);
    await page.waitForFunction(() => document.querySelector('#first-paint') === null);
    await page.waitForLoadState('networkidle');
    const paints = await page.evaluate(() => (window as unknown as { paints: Paints }).paints);
    return { ...weightOf(files()), ...paints };
  } finally {
    await context.close();
  }
}

type Paints = Pick<PageWeight, 'largestPaint' | 'largestElement' | 'shift'>;
type WeighedFile = PageWeight['files'][number];

function weightOf(files: readonly WeighedFile[]): Pick<PageWeight, 'bytes' | 'requests' | 'files'> {
  const bytes = Object.fromEntries(KINDS.map((kind) => [kind, 0])) as Record<Kind, number>;
  for (const file of files) bytes[file.kind] += file.bytes;
  return { bytes, requests: files.length, files: [...files].sort((a, b) => b.bytes - a.bytes) };
}

async function countBytes(
  session: CDPSession,
  network: typeof SLOW_NETWORK | null,
): Promise<() => WeighedFile[]> {
  const files = new Map<string, WeighedFile>();
  session.on('Network.responseReceived', ({ requestId, type, response }) => {
    if (/^https?:/.test(response.url))
      files.set(requestId, { url: decodeURI(response.url), kind: kindOf(type, response.url), bytes: 0 });
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const file = files.get(requestId);
    if (file) file.bytes = encodedDataLength;
  });
  await session.send('Network.enable');
  await session.send('Network.setCacheDisabled', { cacheDisabled: false });
  if (network) {
    const bytesPerSecond = network.bitsPerSecond / 8;
    await session.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: network.latencyMs,
      downloadThroughput: bytesPerSecond,
      uploadThroughput: bytesPerSecond,
    });
  }
  return () => [...files.values()];
}

function kindOf(type: string, url: string): Kind {
  // Fonts that scripts fetch have another type, so match the URL too.
  if (type === 'Font' || url.includes('/fonts/')) return 'fonts';
  if (type === 'Image' || type === 'Media') return 'pictures';
  if (type === 'Script') return 'scripts';
  return type === 'Stylesheet' ? 'styles' : 'data';
}

async function observePaints(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const paints: Paints = { largestPaint: 0, largestElement: '', shift: 0 };
    (window as unknown as { paints: Paints }).paints = paints;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { element?: Element; url?: string })[]) {
        paints.largestPaint = entry.startTime;
        paints.largestElement = `${entry.element?.tagName.toLowerCase() ?? ''} ${entry.url ?? ''}`.trim();
      }
    }).observe({ type: 'largest-contentful-paint', buffered: true });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[])
        paints.shift += entry.value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
}
