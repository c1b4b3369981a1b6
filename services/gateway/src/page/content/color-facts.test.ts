import { expect, it } from 'vitest';
import { colors, resolvedPage } from '../../testing/page-fixtures.ts';
import { colorFacts } from './color-facts.ts';

const links = (html: string) =>
  [...html.matchAll(/<a href="([^"]*)"[^>]*>([^<]*)</g)].map(([, ...link]) => link);

it('tells the scheme, the sources and the neighbours of a colour, each with its values', () => {
  const html = colorFacts(resolvedPage(), colors);
  for (const text of ['单色配色', '950 #', '收录于《色谱》 #ED5126', '传统色名 #FF4C00', 'jú hóng'])
    expect(html).toContain(text);
});

it('leads to other colours in the language of the page, nearest first, and never to itself', () => {
  const page = resolvedPage({ locale: 'ja', basePath: '/tool/' });
  expect(links(colorFacts(page, colors))).toEqual([
    ['/tool/ja/colors/%3C%E6%A9%98%E7%BA%A2%3E', '&lt;橘红&gt;'],
    ['/tool/ja/colors/%E9%93%B6%E6%9C%B1', '银朱'],
    ['/tool/ja/colors/%E9%93%B6%E6%9C%B1', '银朱'],
    ['/tool/ja/colors/%3C%E6%A9%98%E7%BA%A2%3E', '&lt;橘红&gt;'],
  ]);
});

it('knows of a colour without a name what is near it', () => {
  const html = colorFacts(resolvedPage({ color: { hex: '#ED5126' } }), colors);
  expect(links(html).map(([, name]) => name)).toEqual(['朱红', '&lt;橘红&gt;', '银朱']);
  expect(html).not.toContain('出处');
});
