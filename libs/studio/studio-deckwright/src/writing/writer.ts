import type { Locale } from '@danqing/contracts/locale';
import { numberOf } from './choose.ts';
import { fits, shorten } from './width.ts';

/** Maximum width in half ems: 18 Chinese characters or 45 Latin letters for a title. */
export const TITLE_WIDTH: Record<Locale, number> = { zh: 36, en: 45, ja: 40 };
/** Maximum width of a subject, in half ems. A wider subject is replaced by the stand-in. */
export const SUBJECT_WIDTH: Record<Locale, number> = { zh: 24, en: 28, ja: 24 };

interface Bound {
  length: number;
  /** In half ems; unlimited if omitted. */
  width?: number;
}

export interface Writer {
  locale: Locale;
  /** Inserts the subject, or its stand-in if the line would become too long. */
  write: (line: string, bound: Bound) => string;
}

/** Emoji and quotation marks may stand before the first word. */
const FIRST_LETTER = /^([^\p{L}\p{N}]*)(\p{Ll})(?=\p{Ll}|\s|$)/u;
const capitalise = (text: string) =>
  text.replace(FIRST_LETTER, (_whole, before: string, letter: string) => before + letter.toUpperCase());

const spaced = (text: string) =>
  text
    .replace(/(\p{Script=Han})(?=[A-Za-z0-9])/gu, '$1 ')
    .replace(/([A-Za-z0-9])(?=\p{Script=Han})/gu, '$1 ');

/** Capitalises an English sentence, except after “iPhone” or “pH”, which already contain a capital. */
export const asSentence = (text: string, locale: Locale): string =>
  locale === 'en' && !/^[^\p{L}\p{N}]*\S*\p{Lu}/u.test(text) ? capitalise(text) : text;

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
