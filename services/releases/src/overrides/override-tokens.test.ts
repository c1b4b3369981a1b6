import fc from 'fast-check';
import { expect, test } from 'vitest';
import { describeBuild } from '../testing/release-build.ts';
import { MAX_TOKEN_LENGTH, OverrideTokens } from './override-tokens.ts';

const SECRET = Buffer.from('a secret');
const tokens = new OverrideTokens(SECRET, 'production');
const { manifest } = describeBuild();
const grant = { origin: 'http://127.0.0.1:3401', manifest, expires: 1_800_000_000_000 };

test('a token says what was granted, in digits that a cookie and an address may have', () => {
  const token = tokens.write(grant);
  expect(token).toMatch(/^[\w-]+\.[\w-]{43}$/);
  expect(tokens.read(token)).toEqual(grant);
});

test('a token with any digit changed, added or taken away is nothing', () => {
  const token = tokens.write(grant);
  const digit = fc.constantFrom(...'ABCXYZabcxyz0189-_.');
  fc.assert(
    fc.property(fc.nat(token.length - 1), digit, fc.nat(2), (at, other, kind) => {
      const middle = [other, token[at] + other, ''][kind];
      const changed = `${token.slice(0, at)}${middle}${token.slice(at + 1)}`;
      // Changing the last digit may be undetectable, because two of its bits are unused.
      const last = kind === 0 && at === token.length - 1;
      if (changed !== token && !last) expect(tokens.read(changed)).toBeNull();
    }),
  );
});

test.each([
  ['another secret', new OverrideTokens(Buffer.from('another secret'), 'production')],
  ['another environment', new OverrideTokens(SECRET, 'staging')],
])('a token of %s is nothing', (_what, others) => {
  expect(tokens.read(others.write(grant))).toBeNull();
});

test('what is signed and no grant, or too long, is nothing', () => {
  expect(tokens.read(tokens.write({ ...grant, manifest: { ...manifest, area: 'A B' } }))).toBeNull();
  const names = Array.from({ length: 2_000 }, (_, index) => index.toString(36)).join('');
  const long = tokens.write({
    ...grant,
    manifest: { ...manifest, name: { zh: names, en: names, ja: names } },
  });
  expect(long.length).toBeGreaterThan(MAX_TOKEN_LENGTH);
  expect(tokens.read(long)).toBeNull();
  for (const text of ['', '.', 'x.y', 'a'.repeat(50_000)]) expect(tokens.read(text)).toBeNull();
});
