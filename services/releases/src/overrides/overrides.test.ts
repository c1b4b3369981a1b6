import type { AppError } from '@danqing/nest-kit';
import { expect, test } from 'vitest';
import { describeBuild } from '../testing/release-build.ts';
import { OVERRIDE_COOKIE } from './override-cookies.ts';
import { LOOPBACK_ORIGINS, NO_ORIGINS } from './override-origins.ts';
import { OverrideTokens } from './override-tokens.ts';
import { Overrides } from './overrides.ts';

const NOW = Date.UTC(2026, 0, 1, 12);
const ORIGIN = 'http://127.0.0.1:3401';
const tokens = new OverrideTokens(Buffer.from('a secret'), 'production');
const overrides = new Overrides(tokens, LOOPBACK_ORIGINS, () => NOW);
const tokenOf = (area: string, { expires = NOW + 1, origin = ORIGIN } = {}) =>
  tokens.write({ origin, manifest: describeBuild({ area }).manifest, expires });
const cookie = (area: string, token: string) => `${OVERRIDE_COOKIE}${area}=${token}`;
const of = (...cookies: string[]) => overrides.fromRequest({ headers: { cookie: cookies.join('; ') } });

test('a browser without a token has no overrides', () => {
  expect(overrides.fromRequest({ headers: {} })).toEqual({ live: [], ended: [] });
  expect(of('danqing_visitor=abc', 'other=1')).toEqual({ live: [], ended: [] });
});

test('a browser has what its tokens say, each until its own end', () => {
  const found = of(
    'a=b',
    cookie('generator', tokenOf('generator')),
    cookie('gallery', tokenOf('gallery')),
    'c=d',
  );
  expect(found.ended).toEqual([]);
  expect(found.live).toMatchObject([
    { area: 'generator', origin: ORIGIN, expires: NOW + 1, fallsBack: true, manifest: { area: 'generator' } },
    { area: 'gallery' },
  ]);
});

test.each([
  ['that is over', cookie('generator', tokenOf('generator', { expires: NOW }))],
  ['of another area', cookie('generator', tokenOf('gallery'))],
  [
    'of an origin that is not allowed any more',
    cookie('generator', tokenOf('generator', { origin: 'https://elsewhere.example' })),
  ],
  ['that is forged', cookie('generator', `${tokenOf('generator').slice(0, -4)}AAAA`)],
  ['that is empty', cookie('generator', '')],
])('a token %s overrides nothing, and is known to have ended', (_what, text) => {
  expect(of(text)).toEqual({ live: [], ended: ['generator'] });
});

test.each([
  ['that is over', tokenOf('generator', { expires: NOW }), 'OVERRIDE_EXPIRED'],
  [
    'of an origin that is not allowed',
    tokenOf('generator', { origin: 'https://x.example' }),
    'OVERRIDE_ORIGIN_REFUSED',
  ],
  ['that is forged', `${tokenOf('generator').slice(0, -4)}AAAA`, 'OVERRIDE_INVALID'],
  ['that is empty', '', 'OVERRIDE_INVALID'],
])('a link with a token %s is refused with its own code', (_what, token, code) => {
  expect(() => overrides.read(token)).toThrow(expect.objectContaining({ code }) as AppError);
});

test('where no origin is allowed no token holds, whoever signed it', () => {
  const closed = new Overrides(tokens, NO_ORIGINS, () => NOW);
  const token = tokenOf('generator');
  expect(overrides.read(token).origin).toBe(ORIGIN);
  expect(() => closed.read(token)).toThrow('OVERRIDE_ORIGIN_REFUSED');
  expect(closed.fromRequest({ headers: { cookie: cookie('generator', token) } }).live).toEqual([]);
});

test('more cookies than somebody could mean are not looked at', () => {
  const names = Array.from({ length: 30 }, (_, index) => `area-${index}`);
  expect(of(...names.map((name) => cookie(name, 'x'))).ended).toHaveLength(8);
});
