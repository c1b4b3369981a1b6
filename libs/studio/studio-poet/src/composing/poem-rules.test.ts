import { describe, expect, it, test } from 'vitest';
import type { PoemForm } from '../metre/check-metre.ts';
import { CLOSE_LINES, THEMES, TURN_LINES } from '../lexicon/lexicon.ts';
import { levelRhymes } from '../metre/tones.ts';
import { composePoem, type Poem } from './compose-poem.ts';

const COLORS: readonly (readonly [name: string, hex: string])[] = [
  ['月白', '#EEF7F2'],
  ['朱红', '#ED5126'],
  ['竹青', '#789262'],
  ['秋香色', '#D9B611'],
  ['墨色', '#50616D'],
  ['海青', '#22A2C3'],
  ['无名', '#7A4B94'],
];
const FORMS: readonly PoemForm[] = ['五绝', '七绝'];
const SEEDS = Array.from({ length: 12 }, (_, seed) => seed);
const poems: readonly Poem[] = COLORS.flatMap(([name, hex]) =>
  FORMS.flatMap((form) => SEEDS.map((seed) => composePoem({ name, hex, form, seed }))),
);
const each = (check: (poem: Poem) => void) => {
  for (const poem of poems)
    try {
      check(poem);
    } catch (error) {
      throw new Error(`${poem.lines.join('，')} ${poem.tones.join()}`, { cause: error });
    }
};
/** Tone at a place counted from the end; a 通 counts as both. */
const toneAt = (tones: string, fromEnd: number): string => tones.at(-fromEnd) ?? '';
const differ = (one: string, other: string) => one === '通' || other === '通' || one !== other;
const agree = (one: string, other: string) => one === '通' || other === '通' || one === other;

describe('the metre of every poem', () => {
  it('has four lines of five or seven characters, with a tone for each', () => {
    each(({ form, lines, tones }) => {
      const length = form === '五绝' ? 5 : 7;
      expect(lines.map((line) => [...line].length)).toEqual([length, length, length, length]);
      for (const marks of tones) expect(marks).toMatch(new RegExp(`^[平仄通]{${length}}$`));
    });
  });

  it('alternates the tones of the even places within a line', () => {
    each(({ form, tones }) => {
      for (const marks of tones) {
        expect(differ(toneAt(marks, 2), toneAt(marks, 4))).toBe(true);
        if (form === '七绝') expect(differ(toneAt(marks, 4), toneAt(marks, 6))).toBe(true);
      }
    });
  });

  it('sets the lines of a couplet against each other, and joins the couplets', () => {
    each(({ tones: [first = '', second = '', third = '', fourth = ''] }) => {
      expect(differ(toneAt(first, 4), toneAt(second, 4))).toBe(true);
      expect(agree(toneAt(second, 4), toneAt(third, 4))).toBe(true);
      expect(differ(toneAt(third, 4), toneAt(fourth, 4))).toBe(true);
    });
  });

  it('ends no line in three level or three oblique tones', () => {
    each(({ tones }) => {
      for (const marks of tones) expect(marks.slice(-3)).not.toMatch(/^(?:平平平|仄仄仄)$/);
    });
  });
});

describe('the rhyme of every poem', () => {
  it('is that of lines two and four, in level tones, on different characters', () => {
    each(({ lines, tones, rhyme }) => {
      const [second, fourth] = [lines[1]?.at(-1) ?? '', lines[3]?.at(-1) ?? ''];
      for (const character of [second, fourth]) expect(levelRhymes(character)).toContain(rhyme);
      expect(second).not.toBe(fourth);
      expect([tones[1]?.at(-1), tones[3]?.at(-1)]).not.toContain('仄');
    });
  });

  it('is not that of line three, which ends in an oblique tone', () => {
    each(({ tones }) => {
      expect(toneAt(tones[2] ?? '', 1)).not.toBe('平');
    });
  });

  it('opens seven characters more often than five', () => {
    const opening = (form: PoemForm) => {
      const all = poems.filter((poem) => poem.form === form);
      return all.filter(({ tones }) => tones[0]?.endsWith('平')).length / all.length;
    };
    expect(opening('五绝')).toBeGreaterThan(0);
    expect(opening('五绝')).toBeLessThan(0.3);
    expect(opening('七绝')).toBeGreaterThan(0.3);
    expect(opening('七绝')).toBeLessThan(0.9);
  });
});

describe('the words of every poem', () => {
  it('are Chinese characters alone', () => {
    each(({ title, lines }) => {
      for (const text of [title, ...lines]) expect(text).toMatch(/^\p{Script=Han}+$/u);
    });
  });

  it('say no character twice, except doubled ones', () => {
    each(({ lines }) => {
      const characters = [...lines.join('').replaceAll(/(.)\1/gu, '$1')];
      expect(characters.length - new Set(characters).size).toBe(0);
    });
  });

  it('come from a lexicon without words that names of colours may not have', () => {
    const phrases = [
      ...THEMES.flatMap(({ subjects, acts, modifiers }) => [...subjects, ...acts, ...modifiers]),
      ...TURN_LINES,
      ...CLOSE_LINES,
    ].map(({ text }) => text);
    expect(phrases.filter((text) => /[尸妓淫奸屠贼虏狄党奴屎逼操]/u.test(text))).toEqual([]);
  });
});

describe('a seed', () => {
  const first = (change: Partial<Parameters<typeof composePoem>[0]> = {}) =>
    composePoem({ name: '月白', hex: '#EEF7F2', form: '五绝', seed: 1, ...change }).lines.join('，');

  it('is the same as a number and as a text', () => {
    expect(first({ seed: '1' })).toBe(first());
    expect(first({ seed: 'poem 7' })).toBe(first({ seed: 'poem 7' }));
  });

  it('gives another poem for another name, colour or form', () => {
    const texts = [first(), first({ name: '霜色' }), first({ hex: '#EEF7F3' }), first({ form: '七绝' })];
    expect(new Set(texts).size).toBe(4);
  });

  it('hardly ever gives a poem again', () => {
    expect(new Set(poems.map(({ lines }) => lines.join())).size).toBe(poems.length);
  });
});

test('the poems of a colour stay what they are, because members refer to them', () => {
  const lines = SEEDS.slice(0, 6).map(
    (seed) => composePoem({ name: '海青', hex: '#22A2C3', form: '五绝', seed }).lines[0],
  );
  expect(lines).toMatchInlineSnapshot(`
    [
      "海畔潮痕浅",
      "寒潮流不尽",
      "沧洲波渺渺",
      "海门波渺渺",
      "海畔波光动",
      "海畔波光动",
    ]
  `);
});
