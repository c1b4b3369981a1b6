import type { SLIDE_SCENES, SlideIcon, SlideLayout, SlideOf } from '@danqing/contracts/agent';
import type { Locale } from '@danqing/contracts/locale';

export type InEveryLanguage = Record<Locale, string>;

/**
 * What a slide says, a line for each thing, written for the readers of each language.
 *
 * Within a line ` | ` separates parts, and within a part ` ~ ` alternatives, of which the seed takes one. `{subject}` is what the talk is of,
 * `{Subject}` the same at the beginning of an English sentence. The last line, after `>`, is for the speaker: what to say, and
 * what to prepare. `write-slide.ts` says which lines a layout has.
 */
export interface OutlineSlide {
  layout: SlideLayout;
  /** Share of the time, beside those of the other slides. */
  share: number;
  texts: InEveryLanguage;
  /** One for each item of a list. */
  icons?: readonly SlideIcon[];
  scene?: (typeof SLIDE_SCENES)[number] | 'landscape or flowers';
  /** Figures that only show what the chart will look like, a list for each series. */
  chart?: { kind: SlideOf<'chart'>['kind']; values: readonly (readonly number[])[]; unit?: string };
  /** The rows of a table are the colours of the palette: name, value, and the cell that the texts give. */
  rowsOfColors?: true;
}

export interface Outline {
  /** Of the talk, where the topic says nothing. */
  minutes: number;
  /** What such a talk is called. */
  label: InEveryLanguage;
  /** Stands in sentences for a subject that is unknown, too long, or no noun. */
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
