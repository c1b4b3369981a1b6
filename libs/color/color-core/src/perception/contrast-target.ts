import { contrastRatio } from '../contrast.ts';
import { apcaContrast } from './apca.ts';

export const CONTRAST_TARGETS = ['aa', 'aaa', 'lc60', 'lc75'] as const;

export type ContrastTarget = (typeof CONTRAST_TARGETS)[number];

export type ContrastMethod = 'wcag' | 'apca';

/** WCAG 2.2 success criteria 1.4.3 and 1.4.6; APCA bronze levels for other text and for body text. */
const TARGETS: Readonly<Record<ContrastTarget, { method: ContrastMethod; least: number }>> = {
  aa: { method: 'wcag', least: 4.5 },
  aaa: { method: 'wcag', least: 7 },
  lc60: { method: 'apca', least: 60 },
  lc75: { method: 'apca', least: 75 },
};

/** Returns the method of a target and its minimum for `contrastBy`, a WCAG ratio or an absolute APCA Lc. */
export const contrastTarget = (target: ContrastTarget) => TARGETS[target];

/**
 * Returns the contrast of text on a ground: WCAG ratio 1-21, or the absolute APCA Lc 0-108, which is not
 * symmetric.
 *
 * @throws {InvalidHexError} when a hex is not valid
 */
export const contrastBy = (method: ContrastMethod, text: string, ground: string): number =>
  method === 'wcag' ? contrastRatio(text, ground) : Math.abs(apcaContrast(text, ground));

/**
 * Returns whether the text reaches the target. The value is not rounded: 4.496 fails 4.5.
 *
 * @throws {InvalidHexError} when a hex is not valid
 */
export function meetsContrast(text: string, ground: string, target: ContrastTarget): boolean {
  const { method, least } = TARGETS[target];
  return contrastBy(method, text, ground) >= least;
}
