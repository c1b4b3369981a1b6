import { BEACON_TOKEN_LENGTH } from '@danqing/releases';
import { describe, expect, it } from 'vitest';
import { document, generator, releases, resolvedPage, signed } from '../testing/page-fixtures.ts';
import { createNonce, PageCache } from './page-cache.ts';
import { renderPage } from './render-page.ts';

const written = (cache: PageCache, page = resolvedPage(), nonce = createNonce(), from = releases) =>
  cache.write(page, from, { nonce, beaconToken: null }).toString();

describe('PageCache', () => {
  it('writes what rendering would, the first time and every time after', () => {
    const cache = new PageCache('');
    for (let round = 0; round < 3; round++) {
      const nonce = createNonce();
      expect(written(cache, resolvedPage(), nonce)).toBe(
        renderPage({ page: resolvedPage(), releases, nonce }),
      );
    }
  });

  it('tells pages apart by language, colour, status and what was asked for', () => {
    const cache = new PageCache('');
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
    const cache = new PageCache('');
    written(cache);
    const moved = signed({ ...document, sequence: 8 });
    expect(written(cache, resolvedPage(), createNonce(), moved)).toContain('"sequence":8');
  });

  it('keeps the pages of a canary and of the stable release apart, in any order', () => {
    const cache = new PageCache('');
    const canary = signed({ ...document, areas: [{ ...generator, channel: 'canary' }] });
    for (let round = 0; round < 3; round++) {
      expect(written(cache, resolvedPage(), createNonce(), canary)).toContain('"channel":"canary"');
      expect(written(cache)).not.toContain('"channel":"canary"');
    }
  });

  it('gives every page its own beacon token, and none to a page that tells nothing', () => {
    const cache = new PageCache('');
    const write = (beaconToken: string | null) =>
      cache.write(resolvedPage(), releases, { nonce: createNonce(), beaconToken }).toString();
    const tokens = ['a', 'b'].map((letter) => letter.repeat(BEACON_TOKEN_LENGTH));
    for (const token of tokens) expect(write(token)).toContain(`"beaconToken":"${token}"`);
    expect(write(null)).toContain('"beaconToken":null');
  });

  it('never lets one visitor see the nonce of another', () => {
    const cache = new PageCache('');
    const [first, second] = [createNonce(), createNonce()];
    written(cache, resolvedPage(), first);
    expect(written(cache, resolvedPage(), second)).not.toContain(first);
  });

  it('stays right when more is asked for than it keeps', () => {
    const cache = new PageCache('');
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
