import { contrastRatio } from '../contrast.ts';
import { apcaContrast } from './apca.ts';

export const CONTRAST_TARGETS = ['aa', 'aaa', 'lc60', 'lc75'] as const;

/** How much contrast text must have: WCAG 2.2 AA or AAA, APCA Lc 60 or 75. */
export type ContrastTarget = (typeof CONTRAST_TARGETS)[number];

/** How contrast is measured: by WCAG 2 as a ratio, 1-21; by APCA as |Lc|, 0-108. */
export type ContrastMethod = 'wcag' | 'apca';

/** Least values: WCAG 2.2 success criteria 1.4.3 and 1.4.6; APCA's bronze levels for other text and for body text. */
const TARGETS: Readonly<Record<ContrastTarget, { method: ContrastMethod; least: number }>> = {
  aa: { method: 'wcag', least: 4.5 },
  aaa: { method: 'wcag', least: 7 },
  lc60: { method: 'apca', least: 60 },
  lc75: { method: 'apca', least: 75 },
};

/** The measure of a target, and the least value that it asks for. */
export const contrastTarget = (target: ContrastTarget) => TARGETS[target];

/** Contrast of text on a ground: a ratio, 1-21, or |Lc|, 0-108, which the direction changes. Throws `InvalidHexError`. */
export const contrastBy = (method: ContrastMethod, text: string, ground: string): number =>
  method === 'wcag' ? contrastRatio(text, ground) : Math.abs(apcaContrast(text, ground));

/** Whether text on a ground reaches the target, judged by the value as it is: 4.496 is no 4.5. Throws `InvalidHexError`. */
export function meetsContrast(text: string, ground: string, target: ContrastTarget): boolean {
  const { method, least } = TARGETS[target];
  return contrastBy(method, text, ground) >= least;
}
