import { FIRST_PAINT_ID, RELEASE_DOCUMENT_ID } from '@danqing/contracts/page';
import type { Browser, BrowserContext, Page } from 'playwright-core';

/** An area that is not there by then shows visitors its panel as well (milliseconds). */
const MOUNT_LIMIT = 15_000;
/** What comes after the first screen (its data, late errors) is waited for no longer than this (milliseconds). */
const SETTLE_LIMIT = 3_000;
const REASON_LENGTH = 300;

export interface PagesToOpen {
  origin: string;
  /** Whole paths of the pages. */
  paths: readonly string[];
  /** Path of the candidate's folder: trouble with a file in it is the candidate's. */
  folder: string;
}

/**
 * Opens the pages side by side and answers with the first problem, null when there is none. Throws when what a
 * page showed says nothing about the candidate.
 */
export async function firstProblem(browser: Browser, pages: PagesToOpen): Promise<string | null> {
  const context = await browser.newContext({
    locale: 'zh-CN',
    viewport: { width: 1280, height: 900 },
    // Every page must come through the proxy that puts the candidate into it.
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
    // What the site answers to a call, or does not, is not the candidate's doing.
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

/** Whether the server's first paint made room for the area; false as well when an alert came instead. */
function waitForMount(page: Page): Promise<boolean> {
  const gone = page.locator(`#${FIRST_PAINT_ID}`).waitFor({ state: 'detached', timeout: MOUNT_LIMIT });
  const alert = page.getByRole('alert').first().waitFor({ timeout: MOUNT_LIMIT });
  return Promise.race([gone.then(() => true), alert.then(() => false)]).catch(() => false);
}

const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim().slice(0, REASON_LENGTH);
