import type { ActiveArea, ReleaseDocument } from '@danqing/contracts/releases';
import { describe, expect, it } from 'vitest';
import { colors, document, generator, place } from '../testing/page-fixtures.ts';
import { pagePaths, robots, sitemap } from './sitemap.ts';

const text = { zh: '字', en: 'text', ja: '字' };
const route = (path: string, page: object = { kind: 'text', title: text, description: text }) => ({
  id: 'page',
  path,
  frame: 'open',
  page,
});
const area = (name: string, routes: object[], navigation: string[], killed = false): ActiveArea =>
  ({
    ...generator,
    area: name,
    killed,
    manifest: {
      ...generator.manifest,
      routes,
      navigation: navigation.map((path, order) => ({ id: 'x', path, label: text, order })),
    },
  }) as ActiveArea;
const COLORS = [route('/', { kind: 'color' }), route('/colors/:name', { kind: 'color', param: 'name' })];
const STORY = route('/history/:name/:id', { kind: 'color', param: 'name' });
const site: ReleaseDocument = {
  ...document,
  shell: area('shell', [route('/legal/terms.html')], []),
  areas: [
    area('story', [STORY], []),
    area('generator', [...COLORS, route('/ai')], ['/', '/nowhere']),
    area('palettes', [route('/palettes'), route('/palettes/:id')], ['/palettes', '/palettes/:id']),
    area('closed', [route('/closed')], ['/closed'], true),
  ],
};
const OF_COLORS = ['%E9%93%B6%E6%9C%B1', '%E6%9C%B1%E7%BA%A2', '%3C%E6%A9%98%E7%BA%A2%3E'].map(
  (name) => `/colors/${name}`,
);

describe('the pages of the sitemap', () => {
  it('are home, what the navigation leads to, the legal pages and every colour; nothing that is closed', () => {
    expect(pagePaths(site, colors)).toEqual(['/', '/palettes', '/legal/terms.html', ...OF_COLORS]);
  });

  it('are without colours while the area is closed that shows them', () => {
    const closed = { ...site, areas: site.areas.map((one) => ({ ...one, killed: true })) };
    expect(pagePaths(closed, colors)).toEqual(['/', '/legal/terms.html']);
  });
});

describe('the pages that services list', () => {
  const listed = [
    { kind: 'tea/leaf', params: { name: '龙井/明前' } },
    { kind: 'tea/leaf', params: {} },
    { kind: 'tea/cup', params: { name: 'blue' } },
  ] as const;
  const tea = (killed: boolean) =>
    area('tea', [route('/tea/:name', { kind: 'tea/leaf', title: text, description: text })], [], killed);
  const paths = (killed: boolean) =>
    pagePaths({ ...site, areas: [tea(killed)] }, colors, listed).filter((path) => path.startsWith('/tea'));

  it('are at the route that declares their kind, where all of its parameters are known', () => {
    expect(paths(false)).toEqual(['/tea/%E9%BE%99%E4%BA%95%2F%E6%98%8E%E5%89%8D']);
  });

  it('are left out while the area is closed', () => {
    expect(paths(true)).toEqual([]);
  });
});

describe('the sitemap', () => {
  const xml = sitemap(site, colors, [], { ...place, basePath: '/tool/' });

  it('has each page in three languages, each with all of them and one for everybody else', () => {
    expect(xml.match(/<url>/g)).toHaveLength(3 * pagePaths(site, colors).length);
    expect(xml.match(/hreflang="(zh|en|ja|x-default)"/g)).toHaveLength(12 * pagePaths(site, colors).length);
    expect(xml).toContain(
      '<url><loc>https://danqing.example/tool/en/palettes</loc><xhtml:link rel="alternate" hreflang="zh" href="https://danqing.example/tool/palettes"/>',
    );
  });

  it('is XML whatever colours are called', () => {
    expect(xml).toMatch(/^<\?xml version="1\.0" encoding="UTF-8"\?>\n<urlset /);
    expect(xml.replaceAll(/<\/?(urlset|url|loc|xhtml:link)[^<>]*>|<\?xml[^<>]*\?>/g, '')).not.toMatch(/[<>]/);
  });
});

it('keeps crawlers from the console and the API, and names the sitemap where it knows its address', () => {
  expect(robots('/tool/', 'https://danqing.example/tool/sitemap.xml')).toBe(
    'User-agent: *\nDisallow: /tool/operator\nDisallow: /tool/api/\n\nSitemap: https://danqing.example/tool/sitemap.xml\n',
  );
  expect(robots('/', null)).not.toContain('Sitemap');
});
