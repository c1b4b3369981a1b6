import type { ComposedLine } from '../line/composed-line.ts';

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
const NAMES = /^(?:I|Tibetan|Zhuangzi|Heaven)\b/;
const small = (text: string) => (NAMES.test(text) ? text : text.charAt(0).toLowerCase() + text.slice(1));

/** Resolves the alternatives for singular and plural in a verb such as `lean(s)`, `carr(ies)` or `{is|are}`. */
export function conjugate(verb: string, plural: boolean): string {
  return verb
    .replace(/\{(\w+)\|(\w+)\}|\((\w+)\|(\w+)\)/g, (_all, one, many, oneEnd, manyEnd) =>
      plural ? (many ?? manyEnd) : (one ?? oneEnd),
    )
    .replace(/\(ies\)/g, plural ? 'y' : 'ies')
    .replace(/\((e?s)\)/g, plural ? '' : '$1');
}

export function renderEnglish({ frame, opening, modifier, head, tail }: ComposedLine): string {
  const start = opening ? `${opening.en}, ` : '';
  if (frame === 'sentence' || !head) return capital(start ? start + small(tail.en) : tail.en);
  if (frame === 'clause') return `${capital(`${start}${head.en}, ${tail.en}`)}.`;
  const plural = head.en.endsWith('+') && !/^an? .*#$/.test(modifier?.en ?? '');
  const noun = head.en.replace('+', '');
  const subject = !modifier
    ? noun
    : modifier.en.endsWith('#')
      ? `${modifier.en.slice(0, -1)} ${noun}`
      : modifier.en.endsWith(',')
        ? `${modifier.en} ${noun}`
        : `${noun} ${modifier.en}`;
  return `${capital(`${start}${subject} ${conjugate(tail.en, plural)}`)}.`;
}
