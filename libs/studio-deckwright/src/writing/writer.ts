import type { Locale } from '@danqing/contracts/locale';
import { numberOf } from './choose.ts';
import { fits, shorten } from './width.ts';

/** How wide a line may be set, in half ems: 18 Chinese characters for a title, or 45 Latin letters. */
export const TITLE_WIDTH: Record<Locale, number> = { zh: 36, en: 45, ja: 40 };
/** Up to here a subject is woven into sentences; beyond, its stand-in is. */
export const SUBJECT_WIDTH: Record<Locale, number> = { zh: 24, en: 28, ja: 24 };

interface Bound {
  /** UTF-16 units that the model allows. */
  length: number;
  /** Half ems; boundless when left out. */
  width?: number;
}

/** Completes the lines of an outline for one deck. */
export interface Writer {
  locale: Locale;
  /** The line with the subject in it; with its stand-in where the line would become too long. */
  write: (line: string, bound: Bound) => string;
}

const capitalise = (text: string) =>
  text.replace(/^\p{Ll}(?=\p{Ll}|\s|$)/u, (letter) => letter.toUpperCase());

/** A blank between Chinese characters and Latin letters or figures, as in Chinese print. */
const spaced = (text: string) =>
  text
    .replace(/(\p{Script=Han})(?=[A-Za-z0-9])/gu, '$1 ')
    .replace(/([A-Za-z0-9])(?=\p{Script=Han})/gu, '$1 ');

/** A capital at the beginning of an English sentence; not in “iPhone” or “pH”, which have one already. */
export const asSentence = (text: string, locale: Locale): string =>
  locale === 'en' && !/^\S*\p{Lu}/u.test(text) ? capitalise(text) : text;

export function writerOf(given: {
  locale: Locale;
  subject: string | null;
  standIn: string;
  seed: string;
}): Writer {
  const { locale, subject, standIn, seed } = given;
  const weave = (line: string, name: string) => {
    const filled = line.replace(/\{([Ss])ubject\}/gu, (_whole, initial: string) =>
      initial === 'S' ? asSentence(name, locale) : name,
    );
    return locale === 'zh' ? spaced(filled) : filled;
  };
  return {
    locale,
    write(line, { length, width = Infinity }) {
      const alternatives = line.split(' ~ ');
      const chosen = alternatives[numberOf(`${seed} ${line}`, alternatives.length)]!;
      const written = weave(chosen, subject ?? standIn);
      if (fits(written, width, length)) return written;
      const general = weave(chosen, standIn);
      return fits(general, width, length) ? general : shorten(general, Infinity, length);
    },
  };
}
