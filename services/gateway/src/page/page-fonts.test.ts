import { expect, it } from 'vitest';
import { colors, resolvedPage } from '../testing/page-fixtures.ts';
import { InlineElements } from '../html/inline-elements.ts';
import { fontHead, pageFonts } from './page-fonts.ts';

const textOf = (page: ReturnType<typeof resolvedPage>, face: string) =>
  pageFonts(page, colors)
    .filter((font) => font.face === face)
    .flatMap(({ characters }) => characters);

it('names the fonts that the first screen of a colour needs', () => {
  const page = resolvedPage({ locale: 'en' });
  const { color } = page.data;
  if (!('name' in color)) throw new Error('the fixture has no name');
  expect(textOf(page, 'sc600')).toEqual(expect.arrayContaining([...color.name, '丹', '青']));
  expect(textOf(page, 'jp600')).toEqual([]);
});

it('needs the Japanese forms for what is Japanese, and the Chinese ones for names', () => {
  const page = { ...resolvedPage({ locale: 'ja', status: 404 }), match: null };
  expect(textOf(page, 'jp600').length).toBeGreaterThan(0);
  expect(textOf(page, 'sc600')).toEqual(expect.arrayContaining(['丹', '青']));
});

it('declares every font that it preloads', () => {
  const html = fontHead(pageFonts(resolvedPage(), colors), '/tool/', new InlineElements());
  const preloaded = [...html.matchAll(/href="([^"]+)"/g)].map(([, href]) => href);
  const declared = [...html.matchAll(/url\('([^']+)'\)/g)].map(([, url]) => url);
  expect(preloaded.length).toBeGreaterThan(0);
  expect(preloaded).toEqual(declared);
  expect(preloaded.every((href) => href?.startsWith('/tool/fonts/'))).toBe(true);
});
