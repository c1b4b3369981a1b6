import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib';
import { describe, expect, it, vi } from 'vitest';
import {
  colors,
  document,
  generator,
  place,
  releases,
  resolvedPage,
  signed,
} from '../testing/page-fixtures.ts';
import { createNonce } from '../html/nonce.ts';
import { PageCache } from './page-cache.ts';
import { renderPage } from './render-page.ts';
import type { ResolvedPage } from './resolve-page.ts';

const TOKEN = 't'.repeat(64);
const written = (cache: PageCache, page = resolvedPage(), nonce = createNonce(), from = releases) =>
  cache.get(page, from, { place, colors }, { nonce, beaconToken: TOKEN }).html().toString();

describe('PageCache', () => {
  it('writes what rendering would, the first time and every time after', () => {
    const cache = new PageCache();
    for (let round = 0; round < 3; round++) {
      const nonce = createNonce();
      expect(written(cache, resolvedPage(), nonce)).toBe(
        renderPage({ page: resolvedPage({ beaconToken: TOKEN }), releases, nonce, place, colors }),
      );
    }
  });

  it('is soon kept compressed too, smaller than a page that is compressed as it goes', async () => {
    const cache = new PageCache();
    const write = (nonce: string) =>
      cache.get(resolvedPage(), releases, { place, colors }, { nonce, beaconToken: TOKEN });
    expect(write(createNonce()).brotli()).toBeNull();
    await vi.waitFor(() => expect(write(createNonce()).brotli()).not.toBeNull());
    for (let round = 0; round < 3; round++) {
      const page = write(createNonce());
      expect(brotliDecompressSync(page.brotli()!).equals(page.html())).toBe(true);
      const asItGoes = brotliCompressSync(page.html(), { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } });
      expect(page.brotli()!.length).toBeLessThan(asItGoes.length);
    }
  });

  it('tells pages apart by language, colour, status and what was asked for', () => {
    const cache = new PageCache();
    const pages = [
      resolvedPage(),
      resolvedPage({ locale: 'en' }),
      resolvedPage({ color: { hex: '#ED5126' } }),
      resolvedPage({ status: 404, search: 'a' }),
      resolvedPage({ status: 404, search: 'b' }),
      resolvedPage({ invalidHex: 'zz' }),
      resolvedPage({ status: 404 }, null),
    ].map((page) => written(cache, page, 'x'.repeat(22)));
    expect(new Set(pages).size).toBe(pages.length);
  });

  it('forgets everything when a pointer moves', () => {
    const cache = new PageCache();
    written(cache);
    const moved = signed({ ...document, sequence: 8 });
    expect(written(cache, resolvedPage(), createNonce(), moved)).toContain('"sequence":8');
  });

  it('keeps the pages of a canary and of the stable release apart, in any order', () => {
    const cache = new PageCache();
    const canary = signed({ ...document, areas: [{ ...generator, channel: 'canary' }] });
    for (let round = 0; round < 3; round++) {
      expect(written(cache, resolvedPage(), createNonce(), canary)).toContain('"channel":"canary"');
      expect(written(cache)).not.toContain('"channel":"canary"');
    }
  });

  it('gives every page its own beacon token', () => {
    const cache = new PageCache();
    const write = (beaconToken: string) =>
      cache
        .get(resolvedPage(), releases, { place, colors }, { nonce: createNonce(), beaconToken })
        .html()
        .toString();
    const tokens = ['a', 'b'].map((letter) => letter.repeat(64));
    for (const token of tokens) expect(write(token)).toContain(`"beaconToken":"${token}"`);
  });

  it('never lets one visitor see the nonce of another', () => {
    const cache = new PageCache();
    const [first, second] = [createNonce(), createNonce()];
    written(cache, resolvedPage(), first);
    expect(written(cache, resolvedPage(), second)).not.toContain(first);
  });

  it('tells pages apart by where the site is found', () => {
    const cache = new PageCache();
    const at = (origin: string) =>
      cache
        .get(
          resolvedPage(),
          releases,
          { colors, place: { ...place, origin } },
          { nonce: createNonce(), beaconToken: TOKEN },
        )
        .html()
        .toString();
    expect(at('https://one.example')).toContain('href="https://one.example/');
    expect(at('https://two.example')).not.toContain('https://one.example/');
  });

  it('lets pages of which visitors can ask for endlessly many drive out no others', () => {
    const cache = new PageCache();
    const encode = vi.spyOn(Buffer, 'from');
    const encodings = (page: ResolvedPage) => {
      encode.mockClear();
      written(cache, page, 'x'.repeat(22));
      return encode.mock.calls.length;
    };
    const state = (text: string) => ({ param: 's', text, mode: 'triadic', swatches: [] }) as const;
    expect(encodings(resolvedPage())).toBe(1);
    for (let index = 0; index < 40; index++)
      for (const page of [
        resolvedPage({}, undefined, state(`1${index}`)),
        resolvedPage({ color: { hex: `#${String(123_000 + index)}` } }),
        resolvedPage({ status: 404, search: `name ${index}` }),
        resolvedPage({ invalidHex: `zz${index}` }),
      ])
        expect(encodings(page)).toBe(1);
    expect(encodings(resolvedPage())).toBe(0);
    expect(encodings(resolvedPage({}, undefined, state('viral')))).toBe(1);
    expect(encodings(resolvedPage({}, undefined, state('viral')))).toBe(0);
    encode.mockRestore();
  });

  it('stays right when more is asked for than it keeps', () => {
    const cache = new PageCache();
    for (let index = 0; index < 1100; index++) {
      expect(written(cache, resolvedPage({ status: 404, search: `name ${index}` }))).toContain(
        `name ${index}`,
      );
    }
  });
});

describe('createNonce', () => {
  it('makes 22 base64url digits, never the same twice', () => {
    const nonces = Array.from({ length: 2000 }, createNonce);
    expect(new Set(nonces).size).toBe(nonces.length);
    for (const nonce of nonces) expect(nonce).toMatch(/^[\w-]{22}$/);
  });
});
