import type { Color } from '@danqing/contracts/colors';
import type { ActiveArea, ReleaseDocument } from '@danqing/contracts/releases';
import { describe, expect, it } from 'vitest';
import { indexColors } from './color-index.ts';
import { resolvePage } from './resolve-page.ts';

const color = (id: number, name: string, hex: string) => ({ id, name, hex }) as Color;
const colors = indexColors([
  color(1, '月白', '#EEF7F2'),
  color(2, '铅灰', '#BBB5AC'),
  color(3, '中灰', '#BBB5AC'),
]);
const areas = [
  {
    area: 'generator',
    manifest: {
      routes: [
        { id: 'home', path: '/', frame: 'open', page: { kind: 'color' } },
        { id: 'color', path: '/colors/:name', frame: 'open', page: { kind: 'color', param: 'name' } },
        { id: 'about', path: '/about', frame: 'spine', page: { kind: 'text', title: {}, description: {} } },
      ],
    },
  },
] as unknown as ActiveArea[];
const document = {
  shell: { area: 'shell', manifest: { routes: [] } },
  areas,
  retired: [{ area: 'tea-house', paths: ['/tea-house', '/tea-house/:leaf', '/about'] }],
} as unknown as ReleaseDocument;

const resolve = (
  path: string,
  query = {},
  preferredLocale: 'zh' | 'en' | 'ja' = 'zh',
  lastColor: string | null = null,
) =>
  resolvePage(
    { path, query, preferredLocale, lastColor },
    { basePath: '/', site: { contact: null, feedbackUrl: null } },
    document,
    colors,
  );

describe('language', () => {
  it('comes from the path, whatever the visitor prefers', () => {
    expect(resolve('/ja/colors/月白', {}, 'en').data.locale).toBe('ja');
    expect(resolve('/zh', {}, 'en').data.locale).toBe('zh');
  });
  it('is what the visitor prefers when the path names none', () => {
    expect(resolve('/', {}, 'en').data.locale).toBe('en');
  });
});

describe('a name that is spelt differently', () => {
  it.each([
    ['/colors/鉛灰', '/colors/%E9%93%85%E7%81%B0'],
    ['/en/colors/%E9%89%9B%E7%81%B0', '/en/colors/%E9%93%85%E7%81%B0'],
    ['/colors/月白色', '/colors/%E6%9C%88%E7%99%BD'],
    ['/ja/colors/鉛灰色', '/ja/colors/%E9%93%85%E7%81%B0'],
  ])('%s leads to %s', (path, movedTo) => {
    expect(resolve(path).movedTo).toBe(movedTo);
  });
  it.each(['/colors/月白', '/colors/eef7f2', '/colors/不存在', '/colors/色', '/about'])(
    '%s stays',
    (path) => {
      expect(resolve(path).movedTo).toBeNull();
    },
  );
});

describe('colour of the page', () => {
  it.each([
    ['/colors/%E6%9C%88%E7%99%BD', { id: 1 }],
    ['/colors/eef7f2', { id: 1 }],
    ['/colors/%23EEF7F2', { id: 1 }],
    ['/colors/bbb5ac', { id: 2 }],
    ['/colors/abc', { hex: '#AABBCC' }],
    ['/colors/12345678', { hex: '#123456' }],
  ])('%s', (path, expected) => {
    const { data } = resolve(path);
    expect(data.status).toBe(200);
    expect(data.color).toMatchObject(expected);
    if (!('id' in expected)) expect(data.color).not.toHaveProperty('name');
  });

  it('is one of the list on a landing page', () => {
    for (let round = 0; round < 20; round++)
      expect(['月白', '铅灰', '中灰']).toContain((resolve('/').data.color as Color).name);
  });

  it.each(['/about', '/nowhere', '/colors/无此色'])('of %s is that of the page before', (path) => {
    for (let round = 0; round < 20; round++)
      expect(resolve(path, {}, 'zh', 'EEF7F2').data.color).toMatchObject({ id: 1 });
    expect(resolve(path, {}, 'zh', 'abcdef').data.color).toEqual({ hex: '#ABCDEF' });
  });

  it('on a landing page, and where it names one, is not that of the page before', () => {
    for (const query of [{}, { hex: 'zz' }])
      for (let round = 0; round < 20; round++)
        expect(resolve('/', query, 'zh', 'abcdef').data.color).toHaveProperty('name');
    expect(resolve('/colors/月白', {}, 'zh', 'abcdef').data.color).toMatchObject({ id: 1 });
  });

  it('comes from the query on a landing page, upper-cased and prefixed', () => {
    expect(resolve('/', { hex: 'ed5126' }).data).toMatchObject({
      color: { hex: '#ED5126' },
      invalidHex: null,
    });
  });

  it.each([
    ['', null],
    [' ', null],
    [['ed5126', '000000'], '#ED5126'],
  ])('of a query hex=%j: the first, and an empty one is none', (hex, expected) => {
    const { data } = resolve('/', { hex });
    expect(data.invalidHex).toBeNull();
    if (expected) expect(data.color.hex).toBe(expected);
  });

  it('is chosen at random, and the wrong value told, when the query is no colour', () => {
    const { data } = resolve('/', { hex: `zz${'z'.repeat(100)}` });
    expect(data.status).toBe(200);
    expect(data.invalidHex).toHaveLength(40);
    expect(data.color.hex).toMatch(/^#/);
  });
});

describe('not found', () => {
  it('is an unknown colour name, kept for the search', () => {
    expect(resolve('/colors/%E9%9B%AA%E5%90%8E%E6%99%B4').data).toMatchObject({
      status: 404,
      search: '雪后晴',
    });
  });
  it.each(['/nowhere', '/colors', '/colors/a/b', '/colors/%E6%9C', '/fr'])('is %s', (path) => {
    expect(resolve(path).data).toMatchObject({ status: 404, search: null });
  });
});

describe('the one address of a page', () => {
  it.each([
    ['/en/colors/%E6%9C%88%E7%99%BD/', '/colors/%E6%9C%88%E7%99%BD'],
    ['/colors/eef7f2', '/colors/%E6%9C%88%E7%99%BD'],
    ['/colors/abc', '/colors/AABBCC'],
    ['/ja/about', '/about'],
    ['/ja', '/'],
    ['/nowhere', null],
    ['/colors/%E9%9B%AA%E5%90%8E%E6%99%B4', null],
  ])('%s is %s', (path, expected) => {
    expect(resolve(path).path).toBe(expected);
  });
});

describe('a shared state', () => {
  const mode = (path: string, query: object) => resolve(path, query).shared?.mode ?? null;
  it('belongs to the colour in the path, or in the query of a landing page', () => {
    expect(mode('/colors/eef7f2', { s: '1gYm' })).toBe('triadic');
    expect(mode('/', { hex: 'eef7f2', s: '1gYm' })).toBe('triadic');
  });
  it.each([
    ['/', { s: '1gYm' }],
    ['/about', { s: '1gYm' }],
    ['/nowhere', { s: '1gYm' }],
    ['/colors/eef7f2', { s: 'spoiled' }],
    ['/colors/eef7f2', { s: ['1gYm', '1gYm'] }],
  ])('is none at %s with %j', (path, query) => {
    expect(mode(path, query)).toBeNull();
  });
});

describe('pages of an area that has ended', () => {
  it.each(['/tea-house', '/en/tea-house', '/tea-house/oolong'])('%s is gone', (path) => {
    expect(resolve(path)).toMatchObject({ match: null, path: null, data: { status: 410 } });
  });
  it('are not gone where another area has taken the path', () => {
    expect(resolve('/about').data.status).toBe(200);
  });
  it('were never there below them', () => {
    expect(resolve('/tea-house/oolong/cups').data.status).toBe(404);
  });
});
