import type { Violation } from '@danqing/releases';
import type { Page } from 'playwright-core';
import { findViolations } from './find-violations.ts';
import { inTime } from './in-time.ts';

/** Milliseconds. axe needs less than one second on a free processor. */
const AXE_LIMIT = 15_000;
/** Milliseconds. */
const PICTURE_LIMIT = 8_000;

export interface Examination {
  path: string;
  /** Null when the page could not be examined in time. */
  violations: Violation[] | null;
  picture: Buffer | null;
}

export interface ExaminationOptions {
  /** CSS selector of the part that axe examines. */
  part: string;
  hasContrast: (path: string) => boolean;
  /** Path of the page whose picture is taken. */
  pictured: string;
}

/** Examines a page that has mounted and is still. Never rejects, because the page has no problem so far. */
export async function examinePage(
  page: Page,
  path: string,
  { part, hasContrast, pictured }: ExaminationOptions,
): Promise<Examination> {
  await inTime(PICTURE_LIMIT, page.emulateMedia({ reducedMotion: 'reduce' })).catch(() => null);
  const picture =
    path === pictured
      ? await page.screenshot({ animations: 'disabled', timeout: PICTURE_LIMIT }).catch(() => null)
      : null;
  const examined = findViolations(page, { part, contrast: hasContrast(path) });
  const violations = await inTime(AXE_LIMIT, examined).catch(() => null);
  return { path, violations, picture };
}
