import { expect, test } from 'vitest';
import { listPublicNames } from './public-docs.ts';

/** Milliseconds for parsing all libraries on a busy machine. */
const READING_LIMIT = 120_000;

/** Starts of fragments and questions that WRITING.md rules out. */
const FRAGMENT = /^(Of|What|Who|Whom|Whose|Whether|How|Where|Which|As|In|For)\b/;

test(
  'every public function and class of a library has a docstring that begins with a sentence',
  () => {
    const names = listPublicNames();
    expect(names.length).toBeGreaterThan(400);
    const wrong = names.filter(({ doc }) => doc === '' || FRAGMENT.test(doc));
    expect(wrong.map(({ library, name, doc }) => `${library} ${name}: ${doc.slice(0, 60)}`)).toEqual([]);
  },
  READING_LIMIT,
);
