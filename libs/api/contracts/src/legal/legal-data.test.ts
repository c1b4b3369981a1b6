import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { LOCALES } from '../locale/index.ts';

const DATA = join(import.meta.dirname, '../../data/legal');

/** Text without placeholders, surrounding spaces and doubled spaces. */
const text = z.string().regex(/^(?!\s)(?:[^{}\s]| (?! ))+(?<!\s)$/u);
const document = z.strictObject({
  title: text,
  summary: text,
  sections: z
    .record(
      z.string().regex(/^[a-z]\w*$/i),
      z.strictObject({ heading: text, body: z.array(text.or(z.array(text).min(2))).nonempty() }),
    )
    .refine((sections) => Object.keys(sections).at(-1) === 'contact', 'ends with the section “contact”'),
});
const texts = z.strictObject({
  contents: text,
  effective: z.string().regex(/^[^{}]*\{\{date\}\}[^{}]*$/),
  seeAlso: text,
  thirdParty: text,
  contact: z.strictObject({ given: text, link: text, none: text }),
  terms: document,
  privacy: document,
});

const read = (locale: string): unknown => JSON.parse(readFileSync(join(DATA, `${locale}.json`), 'utf8'));
const shapeOf = (part: unknown): unknown =>
  typeof part === 'string'
    ? 'text'
    : Array.isArray(part)
      ? part.map(shapeOf)
      : Object.entries(part as object).map(([key, value]) => [key, shapeOf(value)]);

it.each(LOCALES)('the legal texts in %s fit their schema', (locale) => {
  const { error } = texts.safeParse(read(locale));
  expect(error && z.prettifyError(error)).toBeUndefined();
});

it('the legal texts have the same sections, paragraphs and lists in every language', () => {
  for (const locale of LOCALES) expect(shapeOf(read(locale)), locale).toEqual(shapeOf(read('zh')));
});

it('the schema refuses an unknown key, a list of one and a placeholder', () => {
  const section = { heading: 'a', body: ['b'] };
  const given = { title: 'a', summary: 'b', sections: { contact: section } };
  expect(document.safeParse(given).success).toBe(true);
  for (const wrong of [
    { ...section, note: 'c' },
    { ...section, body: [['c']] },
    { ...section, body: ['{{c}}'] },
  ])
    expect(document.safeParse({ ...given, sections: { contact: wrong } }).success).toBe(false);
});
