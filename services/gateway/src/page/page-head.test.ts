import { schemeSwatches, decodeSchemeLink } from '@danqing/color-core';
import type { PageData } from '@danqing/contracts/page';
import { describe, expect, it } from 'vitest';
import { colors, place, resolvedPage } from '../testing/page-fixtures.ts';
import { pageContent } from './content/page-content.ts';
import { renderSeoHead } from './page-head.ts';
import type { SharedScheme } from './shared-scheme.ts';

const TRIADIC = '1gYm';
const state = decodeSchemeLink(TRIADIC);
const shared: SharedScheme = {
  param: 's',
  text: TRIADIC,
  mode: 'triadic',
  swatches: state ? schemeSwatches('#ED5126', state) : [],
};
const HOME = { id: 'home', path: '/', frame: 'open', page: { kind: 'color' } };

const head = (data: Partial<PageData> = {}, route?: object | null, scheme: SharedScheme | null = null) => {
  const resolved = resolvedPage(data, route, scheme);
  const page = route === HOME ? { ...resolved, path: '/' } : resolved;
  return renderSeoHead(page, pageContent(page, colors), place);
};
const property = (html: string, name: string) =>
  new RegExp(`<meta property="${name}" content="([^"]*)">`).exec(html)?.[1];
const jsonLd = (html: string) => {
  const text = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(html)?.[1] ?? 'null';
  return (JSON.parse(text) as { '@graph': Record<string, unknown>[] } | null)?.['@graph'];
};
const COLOR = 'https://danqing.example/colors/%E6%9C%B1%E7%BA%A2';

describe('a colour page', () => {
  it('says where it is in every language, and that this is the one', () => {
    const html = head({ locale: 'en' });
    expect(html).toContain(`<link rel="canonical" href="${COLOR.replace('/colors', '/en/colors')}">`);
    expect([...html.matchAll(/hreflang="([^"]*)" href="([^"]*)"/g)].map(([, ...pair]) => pair)).toEqual([
      ['zh', COLOR],
      ['en', COLOR.replace('/colors', '/en/colors')],
      ['ja', COLOR.replace('/colors', '/ja/colors')],
      ['x-default', COLOR],
    ]);
  });

  it('describes itself as a term with its values, and the way to it', () => {
    const [term, trail] = jsonLd(head()) ?? [];
    expect(term).toMatchObject({
      '@type': 'DefinedTerm',
      name: '朱红',
      termCode: '#ED5126',
      alternateName: expect.arrayContaining(['zhū hóng', 'Cinnabar red']) as unknown,
      inDefinedTermSet: { name: '《色谱》' },
    });
    expect(trail).toMatchObject({ '@type': 'BreadcrumbList' });
  });

  it('has a picture of its own, which changes its address with what it shows', () => {
    const picture = property(head(), 'og:image') ?? '';
    expect(picture).toMatch(/^https:\/\/danqing\.example\/og\/zh\/%E6%9C%B1%E7%BA%A2\.png\?v=[\w-]{12}$/);
    expect(property(head({ locale: 'ja' }), 'og:image')).not.toBe(picture);
    expect(property(head(), 'og:url')).toBe(COLOR);
  });

  it('shows a shared state under its own address and picture, and is the same page to an index', () => {
    const html = head({}, undefined, shared);
    expect(property(html, 'og:url')).toBe(`${COLOR}?s=${TRIADIC}`);
    expect(property(html, 'og:title')).toBe('朱红 三角配色 · 丹青 中国传统色配色');
    expect(property(html, 'og:image')).toMatch(/\.png\?s=1gYm&amp;v=/);
    expect(html).toContain(`<link rel="canonical" href="${COLOR}">`);
  });
});

it('describes site and application on the home page, in words that hold for every colour it may show', () => {
  const html = head({}, HOME);
  expect(jsonLd(html)?.map((item) => item['@type'])).toEqual(['WebSite', 'WebApplication']);
  expect(property(html, 'og:title')).toBe('丹青 中国传统色配色');
  expect(property(html, 'og:image')).toContain('/og/zh/danqing.png?v=');
  expect(html).not.toContain('朱红');
});

it('keeps colours without a name out of an index, and gives them a picture', () => {
  const html = head({ color: { hex: '#123456' } });
  expect(html).toContain('<meta name="robots" content="noindex">');
  expect(html).not.toContain('canonical');
  expect(property(html, 'og:image')).toContain('/og/zh/123456.png');
});

it.each([
  ['an unknown page', null],
  ['an unknown colour', undefined],
])('says of %s only that it is none', (_, route) => {
  expect(head({ status: 404 }, route)).toBe('<meta name="robots" content="noindex">');
});

it('writes no address when it does not know its own', () => {
  const page = resolvedPage();
  expect(renderSeoHead(page, pageContent(page, colors), null)).toBe('');
});
