import type { Color } from '@danqing/contracts/colors';
import type { ServicePage } from '@danqing/contracts/ports';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { resolvedPage } from '../testing/page-fixtures.ts';
import { ServicePages } from './service-pages.ts';

const text = { zh: '茶', en: 'Tea', ja: '茶' };
const ROUTE = {
  id: 'leaf',
  frame: 'spine',
  path: '/tea/:name',
  page: { kind: 'tea/leaf', title: text, description: text },
};
const FOUND: ServicePage = {
  status: 200,
  title: '龙井',
  description: '一种绿茶。',
  picture: null,
  facts: [],
  structuredData: null,
};
const NEVER = new Promise<never>(() => undefined);

const resolve = vi.fn<() => Promise<ServicePage>>();
const list = vi.fn<() => Promise<{ kind: string; params: Record<string, string> }[]>>();
const services = () =>
  new ServicePages([{ name: 'tea', kinds: ['leaf'], port: { resolvePage: resolve, listPages: list } }], 20);
const page = resolvedPage({}, ROUTE);
const GREEN = { ...page.data.color, name: '龙井绿', hex: '#A8B78C' } as Color;
const COLORS = { byName: (name: string) => (name === GREEN.name ? GREEN : null) };

beforeEach(() => void vi.resetAllMocks());

describe('a page of a service', () => {
  it('has what the service says, asked by the parameters and in the language of the page', async () => {
    resolve.mockResolvedValue(FOUND);
    const asked = { ...page, match: { ...page.match!, params: { name: '龙井' } } };
    expect((await services().complete(asked, COLORS)).serviceData).toEqual(FOUND);
    expect(resolve).toHaveBeenCalledWith('leaf', { name: '龙井' }, 'zh');
  });

  it('is driven by the colour that the service names, where the list has it', async () => {
    resolve
      .mockResolvedValueOnce({ ...FOUND, color: GREEN.name })
      .mockResolvedValueOnce({ ...FOUND, color: '无' });
    expect((await services().complete(page, COLORS)).data.color).toEqual(GREEN);
    expect((await services().complete(page, COLORS)).data.color).toEqual(page.data.color);
  });

  it.each([404, 410] as const)('is %i where the service says so', async (status) => {
    resolve.mockResolvedValue({ status });
    expect(await services().complete(page, COLORS)).toMatchObject({
      path: null,
      serviceData: null,
      data: { status },
    });
  });

  it.each([
    ['fails', () => Promise.reject(new Error('down'))],
    ['hangs', () => NEVER],
  ])('is served without its facts while the service %s', async (_, answer) => {
    resolve.mockImplementation(answer);
    expect(await services().complete(page, COLORS)).toBe(page);
  });

  it('keeps what the service said last of a thing, until that is gone', async () => {
    const pages = services();
    resolve.mockResolvedValueOnce(FOUND).mockRejectedValueOnce(new Error('down'));
    const answered = await pages.complete(page, COLORS);
    expect(await pages.complete(page, COLORS)).toEqual(answered);
    resolve.mockResolvedValueOnce({ status: 404 }).mockRejectedValueOnce(new Error('down'));
    await pages.complete(page, COLORS);
    expect(await pages.complete(page, COLORS)).toBe(page);
  });

  it.each([
    [
      'an address that is none of the site',
      { facts: [{ label: '', text: '', path: 'javascript:alert(1)' }] },
    ],
    ['a picture of another site', { picture: { path: '//evil.example', width: 1, height: 1, alt: '' } }],
  ])('has nothing of an answer with %s', async (_, part) => {
    resolve.mockResolvedValue({ ...FOUND, ...part });
    expect(await services().complete(page, COLORS)).toBe(page);
  });

  it('is served without facts where no service offers its kind', async () => {
    const other = resolvedPage({}, { ...ROUTE, page: { ...ROUTE.page, kind: 'tea/cup' } });
    expect(await services().complete(other, COLORS)).toBe(other);
    expect(resolve).not.toHaveBeenCalled();
  });
});

it.each([
  ['of a colour', resolvedPage()],
  ['that was not found', resolvedPage({ status: 404 }, ROUTE)],
  ['that no area owns', resolvedPage({ status: 404 }, null)],
])('asks nothing for a page %s', async (_, other) => {
  expect(await services().complete(other, COLORS)).toBe(other);
  expect(resolve).not.toHaveBeenCalled();
});

describe('the list of pages', () => {
  it('has the kinds as routes declare them, and is the same for a while', async () => {
    list.mockResolvedValue([{ kind: 'leaf', params: { name: '龙井' } }]);
    const pages = services();
    const first = await pages.list();
    expect(first).toEqual([{ kind: 'tea/leaf', params: { name: '龙井' } }]);
    expect(await pages.list()).toBe(first);
    expect(list).toHaveBeenCalledTimes(1);
  });

  it('is the last one while a service is away, and empty where there was none', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    try {
      const pages = services();
      list.mockRejectedValue(new Error('down'));
      expect(await pages.list()).toEqual([]);
      vi.setSystemTime(Date.now() + 3_600_000);
      list.mockResolvedValue([{ kind: 'leaf', params: {} }]);
      expect(await pages.list()).toHaveLength(1);
      vi.setSystemTime(Date.now() + 3_600_000);
      list.mockRejectedValue(new Error('down'));
      expect(await pages.list()).toHaveLength(1);
    } finally {
      vi.useRealTimers();
    }
  });
});
