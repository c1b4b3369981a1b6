import type { MountPictures } from '@danqing/contracts/releases';
import { newViolations, type PageViolations } from '@danqing/releases';
import type { Browser } from 'playwright-core';
import { comparePictures } from './compare-pictures.ts';
import type { Examination } from './examine-page.ts';
import { inTime } from './in-time.ts';
import type { OpenedPages } from './open-pages.ts';

/** Milliseconds for opening and examining pages again. */
const PAGES_LIMIT = 30_000;
/** Milliseconds. */
const PICTURES_LIMIT = 5_000;

type Open = (paths: readonly string[]) => Promise<OpenedPages>;

interface Comparison {
  /** Pages of the candidate. */
  examinations: readonly Examination[];
  /** Opens pages with the candidate once more. */
  openCandidate: Open;
  /** Opens pages with the stable release. Null when there is none. */
  openStable: Open | null;
  isTooBusy: () => boolean;
}

interface Compared {
  violations: PageViolations[];
  pictures: Omit<MountPictures, 'stableRelease' | 'at'> | null;
}

/**
 * Opens pages with the stable release as well, to compare violations and pictures. Never rejects, because the
 * candidate has mounted.
 */
export async function compareWithStable(browser: Browser, comparison: Comparison): Promise<Compared> {
  const { examinations, openStable } = comparison;
  const until = Date.now() + PAGES_LIMIT;
  const compared = examinations.filter(({ violations, picture }) => picture !== null || violations?.length);
  const stable = openStable && (await openInTime(openStable, compared, until));
  const first = examinations.map(({ path, violations }): PageViolations => ({
    path,
    found: violations,
    stable: openStable ? violationsOf(stable, path) : [],
  }));
  const violations = await confirm(first, comparison, until);
  const shown = violations.map((page) => ({ ...page, path: decodeURI(page.path) }));
  const pictured = examinations.find(({ picture }) => picture !== null);
  if (!pictured?.picture) return { violations: shown, pictures: null };
  const beside = stable?.find(({ path }) => path === pictured.path)?.picture ?? null;
  const both = comparePictures(browser, { release: pictured.picture, stable: beside });
  const pictures = await inTime(PICTURES_LIMIT, both).catch(() => null);
  return { violations: shown, pictures: pictures && { path: decodeURI(pictured.path), ...pictures } };
}

/**
 * Opens pages with new violations a second time. Data may have changed or come late, so a violation counts only
 * if the candidate shows it twice and the stable release never.
 */
async function confirm(
  pages: readonly PageViolations[],
  { openCandidate, openStable, isTooBusy }: Comparison,
  until: number,
): Promise<PageViolations[]> {
  const suspects = pages.filter(
    ({ found, stable }) => found && stable && newViolations(found, stable).length > 0,
  );
  if (suspects.length === 0) return [...pages];
  const again = await openInTime(openCandidate, suspects, until);
  const stableAgain = openStable && (await openInTime(openStable, suspects, until));
  return pages.map((page) => {
    if (!suspects.includes(page)) return page;
    const found = violationsOf(again, page.path);
    const stable = openStable ? violationsOf(stableAgain, page.path) : [];
    // Pages of a busy machine may have been examined before they were complete.
    if (!found || !stable || isTooBusy()) return { ...page, stable: null };
    const once = newViolations(page.found ?? [], found);
    return {
      ...page,
      found: newViolations(page.found ?? [], once),
      stable: [...(page.stable ?? []), ...stable],
    };
  });
}

async function openInTime(
  open: Open,
  pages: readonly { path: string }[],
  until: number,
): Promise<Examination[] | null> {
  if (pages.length === 0) return [];
  const opened = open(pages.map(({ path }) => path));
  return (await inTime(Math.max(0, until - Date.now()), opened).catch(() => null))?.examinations ?? null;
}

const violationsOf = (examinations: readonly Examination[] | null, path: string) =>
  examinations?.find((page) => page.path === path)?.violations ?? null;
