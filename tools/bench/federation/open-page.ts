import type { Browser, BrowserContext, CDPSession, Page } from 'playwright-core';

export interface Network {
  name: string;
  /** Latency in milliseconds per request; null for an unlimited network. */
  limits: { latency: number; bitsPerSecond: number } | null;
}

export interface Opened {
  /** Milliseconds from the start of the navigation until a control has responded to a press. */
  answeredMs: number;
  /** Encoded bytes of all bodies received until then. */
  bytes: number;
  requests: number;
  /** Length of the longest chain of dependent requests, including the page. */
  hops: number;
}

declare global {
  var answered: Promise<number>;
}

function pressFirstControl(): void {
  globalThis.answered = new Promise((resolve) => {
    const look = () => {
      const control = document.querySelectorAll('main [role=radio]')[1];
      if (!(control instanceof HTMLElement)) return;
      if (control.getAttribute('aria-checked') !== 'true') return control.click();
      observer.disconnect();
      resolve(performance.now());
    };
    const observer = new MutationObserver(look);
    observer.observe(document, { subtree: true, childList: true, attributeFilter: ['aria-checked'] });
  });
}

export async function newVisitorContext(
  browser: Browser,
  { limits }: Network,
): Promise<{ context: BrowserContext; page: Page; session: CDPSession }> {
  const context = await browser.newContext({ locale: 'zh-CN', viewport: { width: 1280, height: 900 } });
  const page = await context.newPage();
  await page.addInitScript(pressFirstControl);
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  if (limits) {
    const throughput = limits.bitsPerSecond / 8;
    await session.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: limits.latency,
      downloadThroughput: throughput,
      uploadThroughput: throughput,
    });
  }
  return { context, page, session };
}

export async function openGenerator(page: Page, session: CDPSession, url: string): Promise<Opened> {
  const depths = new Map<string, number>();
  const follow = ({ request, initiator }: RequestSent) => {
    if (depths.has(request.url)) return;
    const scripts = initiator.stack?.callFrames ?? [];
    const from = initiator.type === 'script' ? scripts.map((frame) => frame.url) : [];
    const depth = Math.max(0, ...from.map((address) => depths.get(address) ?? 0));
    depths.set(request.url, depths.size === 0 ? 1 : Math.max(depth, 1) + 1);
  };
  session.on('Network.requestWillBeSent', follow);
  await page.goto(url, { waitUntil: 'commit' });
  const seen = await page.evaluate(async () => {
    const answeredMs = await globalThis.answered;
    const entries = [
      ...performance.getEntriesByType('navigation'),
      ...performance.getEntriesByType('resource'),
    ] as PerformanceResourceTiming[];
    const came = entries.filter(({ name, responseEnd }) => /^http/.test(name) && responseEnd <= answeredMs);
    return {
      answeredMs,
      // A used preload has two entries, so key them by URL.
      files: Object.fromEntries(came.map(({ name, encodedBodySize }) => [name, encodedBodySize])),
    };
  });
  session.off('Network.requestWillBeSent', follow);
  const files = Object.entries(seen.files);
  return {
    answeredMs: seen.answeredMs,
    bytes: files.reduce((sum, [, size]) => sum + size, 0),
    requests: files.length,
    hops: Math.max(...files.map(([address]) => depths.get(address) ?? 1)),
  };
}

interface RequestSent {
  request: { url: string };
  initiator: { type: string; stack?: { callFrames: { url: string }[] } };
}

/**
 * Returns the milliseconds from the press on the link until the palettes page is displayed.
 *
 * @param hoverMs hover time before the press
 */
export async function navigateToPalettes(page: Page, hoverMs: number): Promise<number> {
  const link = page.locator('header nav a[href$="/palettes"]');
  if (hoverMs > 0) {
    await link.hover();
    await page.waitForTimeout(hoverMs);
  }
  return link.evaluate(
    (element) =>
      new Promise<number>((resolve) => {
        const began = performance.now();
        const observer = new MutationObserver(() => {
          if (!document.querySelector('main [role=tablist]')) return;
          observer.disconnect();
          resolve(performance.now() - began);
        });
        observer.observe(document.body, { subtree: true, childList: true });
        (element as HTMLElement).click();
      }),
  );
}
