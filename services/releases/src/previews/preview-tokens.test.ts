import fc from 'fast-check';
import { expect, test } from 'vitest';
import { MAX_PREVIEW_AREAS } from '@danqing/contracts/releases';
import { OverrideTokens } from '../overrides/override-tokens.ts';
import { describeBuild } from '../testing/release-build.ts';
import { MAX_PREVIEW_TOKEN_LENGTH, PreviewTokens, withPath } from './preview-tokens.ts';

const SECRET = Buffer.from('a secret');
const tokens = new PreviewTokens(SECRET, 'production');
const RELEASE = '3f2a9c0123456789';
const grant = { id: 12, releases: { gallery: RELEASE, generator: 'ffffffffffffffff' }, until: 1_800_000_000 };

test('a token gives back what was granted, in characters that a cookie and an address may have', () => {
  const token = tokens.write(grant);
  expect(token).toMatch(/^[\w-]+\.[\w-]{43}$/);
  expect(tokens.read(token)).toEqual(grant);
  const { gallery, generator } = grant.releases;
  expect(tokens.write({ ...grant, releases: { generator, gallery } })).toBe(token);
});

test('any grant survives, and no changed, longer or shorter token is accepted', () => {
  const hex = (length: number) =>
    fc.array(fc.constantFrom(...'0123456789abcdef'), { minLength: length, maxLength: length });
  const grants = fc.record({
    id: fc.integer({ min: 1, max: 2 ** 31 - 1 }),
    releases: fc.dictionary(
      fc.stringMatching(/^[a-z][a-z0-9-]{1,30}$/),
      hex(16).map((digits) => digits.join('')),
      { minKeys: 1, maxKeys: MAX_PREVIEW_AREAS, noNullPrototype: true },
    ),
    until: fc.integer({ min: 0, max: 2 ** 33 }),
  });
  const digit = fc.constantFrom(...'ABCXYZabcxyz0189-_.');
  fc.assert(
    fc.property(grants, fc.nat(), digit, fc.nat(2), (granted, position, other, kind) => {
      const token = tokens.write(granted);
      expect(token.length).toBeLessThanOrEqual(MAX_PREVIEW_TOKEN_LENGTH);
      expect(tokens.read(token)).toEqual(granted);
      const at = position % token.length;
      const middle = [other, token[at] + other, ''][kind];
      const changed = `${token.slice(0, at)}${middle}${token.slice(at + 1)}`;
      // Changing the last digit may be undetectable, because two of its bits are unused.
      const last = kind === 0 && at === token.length - 1;
      if (changed !== token && !last) expect(tokens.read(changed)).toBeNull();
    }),
  );
});

test.each([
  ['another secret', new PreviewTokens(Buffer.from('another secret'), 'production').write(grant)],
  ['another environment', new PreviewTokens(SECRET, 'staging').write(grant)],
  [
    'another purpose',
    new OverrideTokens(SECRET, 'production').write({
      origin: 'http://127.0.0.1:3401',
      manifest: describeBuild().manifest,
      expires: 1_800_000_000_000,
    }),
  ],
  ['no release id', tokens.write({ ...grant, releases: { gallery: '../../x' } })],
  ['no area', tokens.write({ ...grant, releases: { 'A B': RELEASE } })],
  [
    'too many areas',
    tokens.write({
      ...grant,
      releases: Object.fromEntries(Array.from({ length: 9 }, (_, index) => [`area-${index}`, RELEASE])),
    }),
  ],
  ['nothing', ''],
  ['a dot', '.'],
  ['other text', 'x.y'],
  ['endless text', 'a'.repeat(50_000)],
])('a token of %s is not accepted', (_what, token) => {
  expect(tokens.read(token)).toBeNull();
});

test('a stored preview has its link until it is revoked or expires', () => {
  const until = '2026-12-01T00:00:00.000Z';
  const now = Date.parse(until) - 1;
  const preview = {
    id: 12,
    releases: [{ area: 'gallery', release: RELEASE }],
    created_by: 'li',
    created_at: until,
    until,
    revoked_by: null,
    revoked_at: null,
  };
  const { path } = withPath(tokens, preview, now);
  expect(path).toMatch(/^previews\?token=/);
  expect(tokens.read(path!.split('=')[1]!)).toEqual({
    id: 12,
    releases: { gallery: RELEASE },
    until: Date.parse(until) / 1000,
  });
  expect(withPath(tokens, preview, now + 1).path).toBeNull();
  expect(withPath(tokens, { ...preview, revoked_at: until, revoked_by: 'zhou' }, now).path).toBeNull();
});
