const DIGITS: Record<string, number> = {
  零: 0,
  一: 1,
  二: 2,
  两: 2,
  兩: 2,
  三: 3,
  四: 4,
  五: 5,
  六: 6,
  七: 7,
  八: 8,
  九: 9,
};

/** Parses digits or Chinese numerals beyond a hundred (二十五, 一百二十). Returns NaN for anything else. */
export function readNumeral(text: string): number {
  if (/^\d+(?:\.\d+)?$/u.test(text)) return Number(text);
  let total = 0;
  let digit: number | null = null;
  for (const character of text) {
    if (character === '百' || character === '十') {
      total += (digit ?? 1) * (character === '百' ? 100 : 10);
      digit = null;
    } else {
      digit = DIGITS[character] ?? NaN;
    }
  }
  return total + (digit ?? 0);
}

const SMALL = [
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
];
const TENS: Record<string, number> = {
  fifteen: 15,
  eighteen: 18,
  twenty: 20,
  thirty: 30,
  forty: 40,
  fifty: 50,
  sixty: 60,
  ninety: 90,
};

/**
 * Parses digits or English number words (twelve, twenty-five, an, half an). Returns NaN for anything else.
 */
export function readEnglishNumber(text: string): number {
  const word = text.toLowerCase();
  if (/^\d/u.test(word)) return Number(word);
  if (word === 'a' || word === 'an') return 1;
  if (/^half\b/u.test(word)) return 0.5;
  const [tens = '', ones] = word.split(/[\s-]/u);
  const value = TENS[tens] ?? SMALL.indexOf(tens) + 1;
  return value === 0 ? NaN : value + (ones === undefined ? 0 : SMALL.indexOf(ones) + 1);
}

export const ENGLISH_NUMBER = `\\d+(?:\\.\\d+)?|half an?|an?|(?:${[...Object.keys(TENS), ...SMALL].join('|')})(?:[ -](?:${SMALL.slice(0, 9).join('|')}))?`;
