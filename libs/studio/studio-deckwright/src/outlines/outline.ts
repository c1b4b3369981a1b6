import type { SLIDE_SCENES, SlideIcon, SlideLayout, SlideOf } from '@danqing/contracts/agent';
import type { Locale } from '@danqing/contracts/locale';

type InEveryLanguage = Record<Locale, string>;

/** The texts of a slide in one language. The library's README describes them. */
interface SlideTexts {
  lines: readonly (string | readonly string[])[];
  say: string;
  prepare: string;
}

export interface OutlineSlide {
  layout: SlideLayout;
  share: number;
  texts: Record<Locale, SlideTexts>;
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
