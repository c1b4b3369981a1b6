import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { z } from 'zod';

const DATA = join(import.meta.dirname, '../data');
const SYLLABLE = /^[a-zāáǎàēéěèīíǐìōóǒòūúǔùüǖǘǚǜ]+$/u;

const thing = z
  .strictObject({
    name: z.string().regex(/^\p{Script=Han}+$/u),
    pinyin: z.string().refine((text) => text.split(' ').every((syllable) => SYLLABLE.test(syllable))),
    hex: z.string().regex(/^#[0-9A-F]{6}$/),
    en: z.string().regex(/^\S.*\S$/),
    ja: z.string().regex(/^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー々]+$/u),
  })
  .refine(
    ({ name, pinyin }) => [...name].length === pinyin.split(' ').length,
    'has a syllable per character',
  );
const things = z.array(thing).nonempty();

const files = globSync('**/*.json', { cwd: DATA }).sort();
const read = (file: string): unknown => JSON.parse(readFileSync(join(DATA, file), 'utf8'));

it.each(files)('%s fits its schema', (file) => {
  const { error } = things.safeParse(read(file));
  expect(error && z.prettifyError(error)).toBeUndefined();
});

it('no thing occurs twice', () => {
  const names = files.flatMap((file) => things.parse(read(file)).map(({ name }) => name));
  expect(names.length).toBeGreaterThan(450);
  expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
});

const CRANE = { name: '鹤', pinyin: 'hè', hex: '#EDEDEA', en: 'crane', ja: '鶴' };

it.each([
  ['an unknown key', { ...CRANE, note: '' }],
  ['a reading with too few syllables', { ...CRANE, name: '白鹤' }],
  ['a reading without a tone mark’s letter', { ...CRANE, pinyin: 'he4' }],
  ['a colour that is not six digits', { ...CRANE, hex: '#EEE' }],
])('the schema refuses %s', (_case, entry) => {
  expect(thing.safeParse(CRANE).success).toBe(true);
  expect(thing.safeParse(entry).success).toBe(false);
});
