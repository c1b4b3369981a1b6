import { describe, expect, it } from 'vitest';
import { document, resolvedPage } from '../testing/page-fixtures.ts';
import { createNonce, PageCache } from './page-cache.ts';
import { renderPage } from './render-page.ts';

const written = (cache: PageCache, page = resolvedPage(), nonce = createNonce(), from = document) =>
  cache.write(page, from, nonce).toString();

describe('PageCache', () => {
  it('writes what rendering would, the first time and every time after', () => {
    const cache = new PageCache('');
    for (let round = 0; round < 3; round++) {
      const nonce = createNonce();
      expect(written(cache, resolvedPage(), nonce)).toBe(
        renderPage({ page: resolvedPage(), document, nonce }),
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
    const moved = { ...document, sequence: 8 };
    expect(written(cache, resolvedPage(), createNonce(), moved)).toContain('"sequence":8');
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
