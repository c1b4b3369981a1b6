import { describe, expect, it } from 'vitest';
import {
  colors,
  document,
  generator,
  place,
  releases,
  resolvedPage,
  signed,
} from '../testing/page-fixtures.ts';
import { PageCache } from './page-cache.ts';
import { renderPage } from './render-page.ts';
import type { ResolvedPage } from './resolve-page.ts';

const written = async (cache: PageCache, page = resolvedPage(), from = releases) =>
  (await cache.get(page, from, { place, colors }).body).variants.identity.body.toString();

describe('PageCache', () => {
  it('gives what rendering would, as the same bytes every time', async () => {
    const cache = new PageCache();
    const { html } = renderPage({ page: resolvedPage(), releases, place, colors });
    const [first, second] = [
      cache.get(resolvedPage(), releases, { place, colors }),
      cache.get(resolvedPage(), releases, { place, colors }),
    ];
    expect(await written(cache)).toBe(html);
    expect(await second.body).toBe(await first.body);
  });

  it('gives two gateways the same bytes in every coding, so that their ETags are equal', async () => {
    const etags = async () => {
      const { variants } = await new PageCache().get(resolvedPage(), releases, { place, colors }).body;
      return Object.values(variants).map(({ etag }) => etag);
    };
    expect(await etags()).toEqual(await etags());
    expect(new Set(await etags()).size).toBe(3);
  });

  it('tells pages apart by language, colour, status and what was asked for', async () => {
    const cache = new PageCache();
    const pages = [
      resolvedPage(),
      resolvedPage({ locale: 'en' }),
      resolvedPage({ color: { hex: '#ED5126' } }),
      resolvedPage({ status: 404, search: 'a' }),
      resolvedPage({ status: 404, search: 'b' }),
      resolvedPage({ invalidHex: 'zz' }),
      resolvedPage({ status: 404 }, null),
    ].map((page) => written(cache, page));
    expect(new Set(await Promise.all(pages)).size).toBe(pages.length);
  });

  it('forgets everything when a pointer moves', async () => {
    const cache = new PageCache();
    await written(cache);
    const moved = signed({ ...document, sequence: 8 });
    expect(await written(cache, resolvedPage(), moved)).toContain('"sequence":8');
  });

  it('keeps the pages of a canary and of the stable release apart, in any order', async () => {
    const cache = new PageCache();
    const canary = signed({ ...document, areas: [{ ...generator, channel: 'canary' }] });
    for (let round = 0; round < 3; round++) {
      expect(await written(cache, resolvedPage(), canary)).toContain('"channel":"canary"');
      expect(await written(cache)).not.toContain('"channel":"canary"');
    }
  });

  it('tells pages apart by where the site is found', async () => {
    const cache = new PageCache();
    const at = async (origin: string) => {
      const surroundings = { colors, place: { ...place, origin } };
      const { variants } = await cache.get(resolvedPage(), releases, surroundings).body;
      return variants.identity.body.toString();
    };
    expect(await at('https://one.example')).toContain('href="https://one.example/');
    expect(await at('https://two.example')).not.toContain('https://one.example/');
  });

  it('lets pages of which visitors can ask for endlessly many drive out no others', () => {
    const cache = new PageCache();
    const known = new Set<object>();
    const isNew = (page: ResolvedPage) => {
      const got = cache.get(page, releases, { place, colors });
      const before = known.size;
      return known.add(got).size > before;
    };
    const state = (text: string) => ({ param: 's', text, mode: 'triadic', swatches: [] }) as const;
    expect(isNew(resolvedPage())).toBe(true);
    for (let index = 0; index < 40; index++)
      for (const page of [
        resolvedPage({}, undefined, state(`1${index}`)),
        resolvedPage({ color: { hex: `#${String(123_000 + index)}` } }),
        resolvedPage({ status: 404, search: `name ${index}` }),
        resolvedPage({ invalidHex: `zz${index}` }),
      ])
        expect(isNew(page)).toBe(true);
    expect(isNew(resolvedPage())).toBe(false);
    expect(isNew(resolvedPage({}, undefined, state('viral')))).toBe(true);
    expect(isNew(resolvedPage({}, undefined, state('viral')))).toBe(false);
  });

  it('stays right when more is asked for than it keeps', async () => {
    const cache = new PageCache();
    for (let index = 0; index < 140; index++) {
      const page = resolvedPage({ status: 404, search: `name ${index}` });
      expect(await written(cache, page)).toContain(`name ${index}`);
    }
  });
});
