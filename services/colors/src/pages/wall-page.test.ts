import { readColorDataFile } from '../color/color.data-file.ts';
import { expect, test } from 'vitest';
import { wallPage } from './wall-page.ts';

const file = await readColorDataFile(new URL('../../data/colors.json', import.meta.url));
const colors = file.rows();

test.each([
  ['zh', '#ED5126', '1,023 种'],
  ['en', 'Cinnabar red #ED5126', '1,023 traditional'],
  ['ja', '朱紅（しゅこう） #ED5126', '1,023 色'],
] as const)('in %s leads to every colour, with its meaning and value', (locale, label, words) => {
  const page = wallPage(colors, locale);
  expect(page.description).toContain(words);
  expect(page.facts).toHaveLength(1023);
  expect(page.facts).toContainEqual({
    label,
    text: '朱红',
    path: `/colors/${encodeURIComponent('朱红')}`,
    hex: '#ED5126',
  });
});
