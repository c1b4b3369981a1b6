import { setTimeout as delay } from 'node:timers/promises';
import { FIRST_PAINT_ID, RELEASE_DOCUMENT_ID } from '@danqing/contracts/page';
import type { PageWeight } from '@danqing/releases';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { examinePage, type Examination, type ExaminationOptions } from './examine-page.ts';
import { inTime } from './in-time.ts';
import { watchProcessors, type ProcessorLoad } from './processor-load.ts';
import { weighPage } from './weigh-page.ts';

/** Milliseconds. Visitors see the failure panel after this time as well. */
const MOUNT_LIMIT = 15_000;
/** Maximum wait for data and late errors after the first screen, in milliseconds. */
const SETTLE_LIMIT = 3_000;
/** Milliseconds. */
const INSPECTION_INTERVAL = 200;
/**
 * Milliseconds. A page whose thread is busy for longer looks frozen. On a saturated machine, only processor time
 * of the page counts, because the page may wait for other processes.
 */
const BUSY_LIMIT = 5_000;
/** Maximum wait for a page on a saturated machine, in milliseconds. */
const PATIENCE = 60_000;
const REASON_LENGTH = 300;

export interface PagesToOpen {
  origin: string;
  paths: readonly string[];
  /** Path of the candidate's folder. Errors of files below it count against the candidate. */
  folder: string;
  /** How pages are examined further when none has a problem. By default they are not. */
  examine?: ExaminationOptions | undefined;
}

/** Results of opening the pages of a candidate. */
export interface OpenedPages {
  /** The first problem, or null. */
  problem: string | null;
  /** One for each page. Empty when a page has a problem. */
  weights: PageWeight[];
  examinations: Examination[];
}

/**
 * Opens the pages at the same time, each as a new visitor without a cache.
 *
 * @throws {Error} when a page shows nothing about the candidate, or when the machine is too busy to judge it
 */
export async function openPages(
  browser: Browser,
  pages: PagesToOpen,
  load?: ProcessorLoad,
): Promise<OpenedPages> {
  load ??= await watchProcessors(browser);
  const contexts: BrowserContext[] = [];
  try {
    const visits = await Promise.all(
      pages.paths.map(async (path) => {
        const context = await browser.newContext(VISITOR);
        contexts.push(context);
        return await visit(await context.newPage(), path, pages, load);
      }),
    );
    const problem = visits.find((page) => page.problem !== null)?.problem ?? null;
    if (problem !== null) return { problem, weights: [], examinations: [] };
    const { examine } = pages;
    return {
      problem,
      weights: visits.flatMap(({ weight }) => weight ?? []),
      // All pages are judged by now, so that none of them waits for a processor that axe keeps busy.
      examinations: examine
        ? await Promise.all(visits.map(({ page, path }) => examinePage(page, path, examine)))
        : [],
    };
  } finally {
    // A frozen page may never close. It ends with the browser.
    await Promise.all(contexts.map((context) => inTime(BUSY_LIMIT, context.close())));
  }
}

const VISITOR = {
  locale: 'zh-CN',
  viewport: { width: 1280, height: 900 },
  // A service worker could answer without the proxy that inserts the candidate.
  serviceWorkers: 'block',
} as const;

interface Visit {
  path: string;
  page: Page;
  problem: string | null;
  /** Null when the browser does not answer. */
  weight: PageWeight | null;
}

async function visit(page: Page, path: string, pages: PagesToOpen, load: ProcessorLoad): Promise<Visit> {
  await page.addInitScript(observeTasks);
  const weigh = weighPage(page, pages.origin);
  const shown = decodeURI(path);
  const problem = await problemOf(page, path, pages, load);
  if (problem !== null) {
    const told = `${shown}: ${oneLine(problem).replaceAll(pages.origin, '')}`;
    return { path, page, problem: told, weight: null };
  }
  return { path, page, problem, weight: await inTime(BUSY_LIMIT, weigh(shown)) };
}

async function problemOf(
  page: Page,
  path: string,
  { origin, folder }: PagesToOpen,
  load: ProcessorLoad,
): Promise<string | null> {
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
  const opened = await inItsTime(
    load,
    MOUNT_LIMIT,
    page.goto(`${origin}${path}`, { waitUntil: 'domcontentloaded', timeout: 0 }),
  );
  if (!opened && !loaded) throw new Error(`${path} did not open in ${MOUNT_LIMIT / 1000} s`);
  if (!opened) return FROZEN;
  const mounted = await waitForMount(page);
  if (mounted) await page.waitForLoadState('networkidle', { timeout: SETTLE_LIMIT }).catch(() => undefined);
  const seen = await inspectUntilSeen(page, load);
  const [first] = problems;
  if (first !== undefined) return first;
  if (!seen) return FROZEN;
  if (!seen.isOfSite) throw new Error(`${path} is no page of the site`);
  if (seen.alert !== null) return await blame(load, `an alert: ${seen.alert}`);
  if (!mounted) return await blame(load, `not mounted after ${MOUNT_LIMIT / 1000} s`);
  if (!loaded) throw new Error(`${path} did not load the release`);
  if (seen.hidden !== null) return await blame(load, `visitors do not see ${seen.hidden}`);
  if (seen.longestTask > BUSY_LIMIT && (await isOwnDelay(load)))
    return `a script kept the page busy for ${Math.round(seen.longestTask / 1000)} s`;
  return null;
}

const FROZEN = `the page stopped responding for ${BUSY_LIMIT / 1000} s`;

/** Inspects the page until visitors see it, or should have seen it. Resolves with null when it is frozen. */
async function inspectUntilSeen(page: Page, load: ProcessorLoad) {
  for (const until = Date.now() + SETTLE_LIMIT; ; await delay(INSPECTION_INTERVAL)) {
    const seen = await inItsTime(load, BUSY_LIMIT, page.evaluate(inspectPage, RELEASE_DOCUMENT_ID));
    if (!seen || seen.hidden === null || seen.alert !== null || Date.now() > until) return seen;
  }
}

/** Whether a delay is of the page, and not of a machine whose processors it waited for. */
const isOwnDelay = async (load: ProcessorLoad) =>
  !load.isSaturated() || (await load.busiestPage()) >= BUSY_LIMIT;

/** Returns a problem that may be a mere delay. @throws {Error} when the machine was too busy to tell */
async function blame(load: ProcessorLoad, problem: string): Promise<string> {
  if (await isOwnDelay(load)) return problem;
  throw new Error(`this machine is too busy to judge it; try again later (${problem})`);
}

/**
 * Resolves with null when the page does not answer in its time. On a saturated machine that is processor time.
 *
 * @throws {Error} when the page got too little of it
 */
async function inItsTime<Value>(
  load: ProcessorLoad,
  limit: number,
  value: Promise<Value>,
): Promise<Value | null> {
  for (let waited = 0; waited < PATIENCE; waited += limit) {
    const answer = await inTime(limit, value);
    if (answer !== null) return answer;
    if (await isOwnDelay(load)) return null;
  }
  await blame(load, FROZEN);
  return null;
}

declare global {
  interface Window {
    /** Milliseconds. */
    longestTask?: number;
  }
}

/** Runs in the page. */
function observeTasks(): void {
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries())
      window.longestTask = Math.max(window.longestTask ?? 0, duration);
  }).observe({ type: 'longtask', buffered: true });
}

/** Runs in the page. `hidden` names the part of the page that is not visible or is covered. */
function inspectPage(documentId: string) {
  const isSeen = (part: Element | null) => {
    if (!part?.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return false;
    const { left, top, width, height } = part.getBoundingClientRect();
    const visible = Math.min(height, innerHeight - top);
    return part.contains(document.elementFromPoint(left + width / 2, top + visible / 2));
  };
  const main = document.querySelector('main');
  const isEmpty = !main?.innerText.trim() && !main?.querySelector('img, svg, canvas, video');
  return {
    isOfSite: document.getElementById(documentId) !== null,
    alert: document.querySelector<HTMLElement>('[role=alert]')?.innerText ?? null,
    // The header itself has no box, because its parts are placed on the grid of the frame.
    hidden: ![...document.querySelectorAll('header a')].some(isSeen)
      ? 'the header of the shell'
      : isEmpty || !isSeen(main)
        ? 'anything of the page'
        : null,
    longestTask: window.longestTask ?? 0,
  };
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
