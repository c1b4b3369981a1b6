import fc from 'fast-check';
import { expect, test } from 'vitest';
import { allColors, anyHex, colorNamed } from '../../testing/colors.ts';
import { freshScheme } from '../scheme-state/scheme-state.ts';
import { schemeSwatches } from '../scheme-state/scheme-swatches.ts';
import { dualScheme, monoScheme, triadicScheme, type Swatch } from '../schemes.ts';
import { suggestPaletteName } from './suggest-palette-name.ts';

const red = colorNamed('朱红').hex;
const blue = colorNamed('群青').hex;
const yellow = colorNamed('藤黄').hex;
const saved = (swatches: readonly Swatch[]) =>
  swatches.map(({ hex, name }) => ({ hex, type: 'scheme', shade: name }));
const primary = { hex: red, type: 'primary' };
const mono = [primary, ...saved(monoScheme(red))];
const dual = [primary, { hex: blue, type: 'secondary' }, ...saved(dualScheme(red, blue))];
const bare = [red, blue, yellow, '#123456'].map((hex) => ({ hex }));

test.each([
  ['zh', mono, '朱红浅深'],
  ['en', mono, 'Cinnabar red, light to dark'],
  ['ja', mono, '朱紅の濃淡'],
  ['zh', dual, '朱红与群青'],
  ['en', dual, 'Cinnabar red and Ultramarine'],
  ['ja', dual, '朱紅と群青'],
  ['zh', bare, '朱红·群青·藤黄'],
  ['en', bare, 'Cinnabar red · Ultramarine · Gamboge'],
  ['ja', bare, '朱紅・群青・藤黄'],
  ['zh', bare.slice(0, 1), '朱红'],
  ['zh', [{ hex: red }, { hex: red }], '朱红'],
  ['zh', [], ''],
] as const)('in %s, of %#', (language, colors, expected) => {
  expect(suggestPaletteName(colors, allColors, language)).toBe(expected);
});

test('of a triad names its three hues', () => {
  const triad = triadicScheme(red);
  const suggestion = suggestPaletteName([primary, ...saved(triad)], allColors, 'zh');
  expect(suggestion).toMatch(/^朱红·[^·]+·[^·]+$/);
});

test.each([
  ['even', '朱红浅深'],
  ['complementary', /^朱红与[^·]+$/],
  ['analogous', /^朱红·[^·]+·[^·]+$/],
  ['tetradic', /^朱红·[^·]+·[^·]+$/],
] as const)('of the %s scheme names its hues, three at most', (mode, expected) => {
  const scheme = schemeSwatches(red, { ...freshScheme, mode });
  const suggestion = suggestPaletteName([primary, ...saved(scheme)], allColors, 'zh');
  expect(suggestion).toMatch(expected);
});

test('of a colour without a name takes the nearest', () => {
  expect(suggestPaletteName([{ hex: '#ED5125' }], allColors, 'zh')).toBe('朱红');
});

test('is empty without the list', () => {
  expect(suggestPaletteName(mono, [], 'zh')).toBe('');
});

test('is never longer than a name may be, and the same each time', () => {
  const languages = fc.constantFrom('zh', 'en', 'ja');
  fc.assert(
    fc.property(fc.array(anyHex, { minLength: 1, maxLength: 12 }), languages, (list, language) => {
      const colors = list.map((hex) => ({ hex }));
      const suggestion = suggestPaletteName(colors, allColors, language);
      expect(suggestion.trim()).toBe(suggestion);
      expect([...suggestion].length).toBeGreaterThan(0);
      expect([...suggestion].length).toBeLessThanOrEqual(60);
      expect(suggestPaletteName(colors, allColors, language)).toBe(suggestion);
    }),
    { numRuns: 60 },
  );
});

test('leaves names out rather than becoming too long', () => {
  const long = [red, blue, yellow].map((hex, index) => ({
    hex,
    name: String(index),
    gloss_en: 'Very long gloss of a colour',
    gloss_ja: '',
  }));
  const suggestion = suggestPaletteName(long, long, 'en');
  expect(suggestion.length).toBeLessThanOrEqual(60);
});
