import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { PLACES, SEASONS, TIMES, WEATHERS } from './setting.ts';

const DATA = join(import.meta.dirname, '../../data');
const TURN_KINDS = [...'闻乐吹立问寄客知惜醉归读妆'];
const CLOSE_KINDS = [...'景事音惊理'];
const HUES = [...'红粉橙黄绿青蓝紫褐白灰黑'];

const han = (length: number) => z.string().regex(new RegExp(`^\\p{Script=Han}{${length}}$`, 'u'));
const words = z.array(z.string().regex(/^\p{Script=Han}+$/u)).nonempty();
const english = z.string().regex(/^[A-Za-z][A-Za-z -]*$/);
const noRepeats = (text: string) => new Set(text).size === [...text].length;
const oneOf = (characters: readonly string[]) =>
  z
    .string()
    .regex(new RegExp(`^[${characters.join('')}]+$`, 'u'))
    .refine(noRepeats, 'repeats a character');
const tags = oneOf([...PLACES, ...SEASONS, ...TIMES, ...WEATHERS]);

const unique = <Entry extends z.ZodType>(
  entry: Entry,
  keysOf: (entry: z.output<Entry>) => readonly string[],
) =>
  z
    .array(entry)
    .nonempty()
    .superRefine((entries, context) => {
      const keys = entries.flatMap(keysOf);
      for (const key of new Set(keys.filter((each, at) => keys.indexOf(each) !== at)))
        context.addIssue({ code: 'custom', message: `has ${key} twice` });
    });
const phrase = (length: number) =>
  z.strictObject({
    zh: han(length),
    en: z
      .string()
      .regex(/^(?:[A-Za-z ,.?!:;'’—-]|\{\w+\|\w+\}|\(\w+\|\w+\)|\((?:e?s|ies)\))+[+#]?$/)
      .regex(/^\S.*\S$/),
    ja: z.string().regex(/^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}、ー々]+$/u),
    tags: tags.optional(),
  });
const phrases = <Entry extends z.ZodType<{ zh: string }>>(entry: Entry) => unique(entry, ({ zh }) => [zh]);
const withOnly = (length: number) =>
  phrase(length).extend({
    only: z
      .string()
      .regex(/^\p{Script=Han}+$/u)
      .refine(noRepeats, 'repeats a character')
      .optional(),
  });
const withKinds = (length: number, kinds: readonly string[]) =>
  phrase(length).extend({ kinds: oneOf(kinds) });

const themes = unique(
  z.strictObject({
    name: han(1),
    subjects: phrases(phrase(2)),
    acts: phrases(withOnly(3)),
    modifiers: phrases(withOnly(2)),
  }),
  ({ name }) => [name],
);
const tone = z.enum(['平', '上', '去', '入']);
const pattern = z.string().refine((source) => new RegExp(source), 'is a regular expression');

const FILES: Record<string, z.ZodType> = {
  'clauses.json': phrases(phrase(3)),
  'clashes.json': unique(z.strictObject({ subject: pattern, act: pattern }), ({ subject, act }) => [
    `${subject} ${act}`,
  ]),
  'closes.json': phrases(withKinds(5, [...TURN_KINDS, ...CLOSE_KINDS])),
  'imagery.json': unique(
    z
      .strictObject({
        words,
        thing: english.optional(),
        group: english.optional(),
        hues: oneOf(HUES).optional(),
        tags: tags.optional(),
      })
      .refine(
        ({ thing, group }) => thing !== undefined || group === undefined,
        'has a group without a thing',
      ),
    (entry) => entry.words,
  ),
  'motifs.json': unique(
    z.strictObject({ parts: words, prefer: han(1).or(words.element).refine(noRepeats), tags }),
    ({ parts }) => parts,
  ),
  'openings.json': z.strictObject({
    places: phrases(phrase(2)),
    times: phrases(phrase(2)),
    turns: phrases(withKinds(2, TURN_KINDS)),
    closes: phrases(withKinds(2, CLOSE_KINDS)),
  }),
  'polyphones.json': unique(
    z.strictObject({
      character: han(1),
      readings: z.array(z.string().regex(/^[平上去入]\p{Script=Han}$/u)).nonempty(),
      sense: z.string().min(1),
    }),
    ({ character }) => [character],
  ),
  'rhyme-book.json': z.record(
    tone,
    z.record(
      han(1),
      z
        .string()
        .regex(/^\p{Script=Han}+$/u)
        .refine(noRepeats),
    ),
  ),
  'senses.json': unique(
    z
      .strictObject({ word: han(2), character: han(1), tone, rhyme: han(1), sense: z.string().min(1) })
      .refine(({ word, character }) => word.includes(character), 'lacks its character'),
    ({ word }) => [word],
  ),
  'turns.json': phrases(withKinds(5, TURN_KINDS)),
};

const files = globSync('**/*.json', { cwd: DATA }).sort();

it('every data file has a schema', () => {
  const named = files.filter((file) => !file.startsWith('themes/'));
  expect(named).toEqual(Object.keys(FILES).sort());
});

it.each(files)('%s fits its schema', (file) => {
  const schema = file.startsWith('themes/') ? themes : FILES[file]!;
  const { error } = schema.safeParse(JSON.parse(readFileSync(join(DATA, file), 'utf8')));
  expect(error && `${basename(file)}\n${z.prettifyError(error)}`).toBeUndefined();
});

it.each([
  ['an unknown key', { zh: '明月', en: 'the bright moon', ja: '明月', note: 'x' }],
  ['a missing language', { zh: '明月', en: 'the bright moon' }],
  ['a character too many', { zh: '明月光', en: 'the bright moon', ja: '明月' }],
  ['an unknown tag', { zh: '明月', en: 'the bright moon', ja: '明月', tags: '云' }],
  ['a repeated tag', { zh: '明月', en: 'the bright moon', ja: '明月', tags: '夜夜' }],
  ['an open alternative', { zh: '明月', en: '{is', ja: '明月' }],
])('the schema of phrases refuses %s', (_case, entry) => {
  expect(phrase(2).safeParse(entry).success).toBe(false);
});

it('the schema of lists refuses a phrase that occurs twice', () => {
  const entry = { zh: '明月', en: 'the bright moon', ja: '明月' };
  expect(phrases(phrase(2)).safeParse([entry]).success).toBe(true);
  expect(phrases(phrase(2)).safeParse([entry, entry]).success).toBe(false);
});
