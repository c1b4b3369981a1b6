import type { SLIDE_SCENES, SlideIcon, SlideLayout, SlideOf } from '@danqing/contracts/agent';
import type { Locale } from '@danqing/contracts/locale';

export type InEveryLanguage = Record<Locale, string>;

/**
 * The texts of a slide, one item per line, written separately for each language.
 *
 * ` | ` separates parts of a line, and ` ~ ` alternatives that the seed selects from. `{subject}` is the
 * talk's subject, `{Subject}` the same with a capital. The last line, after `>`, holds the speaker notes:
 * first advice for the talk, then the material to prepare. `write-slide.ts` defines the lines of each layout.
 */
export interface OutlineSlide {
  layout: SlideLayout;
  share: number;
  texts: InEveryLanguage;
  icons?: readonly SlideIcon[];
  scene?: (typeof SLIDE_SCENES)[number] | 'landscape or flowers';
  /** Placeholder values, one list per series. */
  chart?: { kind: SlideOf<'chart'>['kind']; values: readonly (readonly number[])[]; unit?: string };
  rowsOfColors?: true;
}

export interface Outline {
  /** Default length when the topic states none. */
  minutes: number;
  label: InEveryLanguage;
  /** Replaces a subject that is unknown, too long or not a noun. */
  standIn: InEveryLanguage;
  slides: readonly OutlineSlide[];
}

type Extras = Omit<OutlineSlide, 'layout' | 'share' | 'texts'>;

export const slide = (
  layout: SlideLayout,
  share: number,
  texts: InEveryLanguage,
  extras: Extras = {},
): OutlineSlide => ({ layout, share, texts, ...extras });
