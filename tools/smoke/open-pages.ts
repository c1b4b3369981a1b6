import { FIRST_PAINT_ID, RELEASE_DOCUMENT_ID } from '@danqing/contracts/page';
import type { Browser, BrowserContext, Page } from 'playwright-core';

/** Milliseconds. Visitors see the failure panel after this time as well. */
const MOUNT_LIMIT = 15_000;
/** Maximum wait for data and late errors after the first screen, in milliseconds. */
const SETTLE_LIMIT = 3_000;
const REASON_LENGTH = 300;

export interface PagesToOpen {
  origin: string;
  paths: readonly string[];
  /** Path of the candidate's folder. Errors of files below it count against the candidate. */
  folder: string;
}

/**
 * Opens the pages at the same time. Resolves with the first problem, or null.
 *
 * @throws {Error} when a page shows nothing about the candidate
 */
export async function firstProblem(browser: Browser, pages: PagesToOpen): Promise<string | null> {
  const context = await browser.newContext({
    locale: 'zh-CN',
    viewport: { width: 1280, height: 900 },
    // A service worker could answer without the proxy that inserts the candidate.
    serviceWorkers: 'block',
  });
  const problems = await Promise.all(
    pages.paths.map(async (path) => {
      const problem = await openPage(context, path, pages);
      return problem && `${decodeURI(path)}: ${oneLine(problem).replaceAll(pages.origin, '')}`;
    }),
  );
  return problems.find((problem) => problem !== null) ?? null;
}

async function openPage(
  context: BrowserContext,
  path: string,
  { origin, folder }: PagesToOpen,
): Promise<string | null> {
  const page = await context.newPage();
  const isOwn = (address: string) => address.startsWith(`${origin}${folder}`);
  const problems: string[] = [];
  let loaded = false;
  page.on('pageerror', (error) => problems.push(`exception: ${error.message}`));
  page.on('crash', () => problems.push('the page crashed'));
  page.on('response', (response) => (loaded ||= isOwn(response.url())));
  page.on('console', (message) => {
    if (message.type() !== 'error') return;
    // API responses of the site do not count against the candidate.
    const { url } = message.location();
    const resource = message.text().startsWith('Failed to load resource');
    if (!resource || isOwn(url)) problems.push(`console: ${message.text()}${resource ? ` ${url}` : ''}`);
  });
  try {
    await page.goto(`${origin}${path}`, { waitUntil: 'domcontentloaded', timeout: MOUNT_LIMIT });
    if ((await page.locator(`#${RELEASE_DOCUMENT_ID}`).count()) === 0)
      throw new Error(`${path} is no page of the site`);
    const mounted = await waitForMount(page);
    if (mounted) await page.waitForLoadState('networkidle', { timeout: SETTLE_LIMIT }).catch(() => undefined);
    const [panel] = await page.getByRole('alert').allInnerTexts();
    const [first] = problems;
    if (first !== undefined) return first;
    if (panel !== undefined) return `an alert: ${panel}`;
    if (!mounted) return `not mounted after ${MOUNT_LIMIT / 1000} s`;
    if (!loaded) throw new Error(`${path} did not load the release`);
    return null;
  } finally {
    await page.close();
  }
}

/**
 * Resolves with true when the area has replaced the server's first paint, and with false on an alert or
 * timeout.
 */
function waitForMount(page: Page): Promise<boolean> {
  const gone = page.locator(`#${FIRST_PAINT_ID}`).waitFor({ state: 'detached', timeout: MOUNT_LIMIT });
  const alert = page.getByRole('alert').first().waitFor({ timeout: MOUNT_LIMIT });
  return Promise.race([gone.then(() => true), alert.then(() => false)]).catch(() => false);
}

const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim().slice(0, REASON_LENGTH);
