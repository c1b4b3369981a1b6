import fc from 'fast-check';
import { expect, test } from 'vitest';
import { openReleaseKey } from '../documents/release-key.ts';
import { openTestPlane } from '../testing/open-plane.ts';
import { BEACON_TOKEN_LENGTH, BeaconTokens } from './beacon-tokens.ts';

const MINUTE_MS = 60_000;
const now = Date.UTC(2026, 0, 1, 12);
const tokens = new BeaconTokens(Buffer.from('a secret'));

test('every token has one length and digits that need no escape anywhere', () => {
  const issued = Array.from({ length: 1_000 }, () => tokens.issue());
  for (const token of issued) expect(token).toMatch(/^[A-Za-z0-9_-]{48}$/);
  expect(BEACON_TOKEN_LENGTH).toBe(48);
});

test('every page has an id of its own, which its token tells', () => {
  const issued = Array.from({ length: 1_000 }, () => tokens.issue(now));
  const pages = issued.map((token) => tokens.check(token, now));
  expect(pages).not.toContain(null);
  expect(new Set(pages).size).toBe(1_000);
  expect(tokens.check(issued[0]!, now + MINUTE_MS)).toBe(pages[0]);
});

test.each([
  ['at once', 0, true],
  ['after two hours', 120, true],
  ['a minute later', 121, false],
  ['from a gateway whose clock is a little ahead', -2, true],
  ['from the future', -3, false],
  ['from another year', 525_600, false],
])('a token shown %s', (_when, minutes, isValid) => {
  expect(tokens.check(tokens.issue(now), now + minutes * MINUTE_MS) !== null).toBe(isValid);
});

test('a token with any digit changed is forged', () => {
  const digits = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'];
  fc.assert(
    fc.property(fc.nat(BEACON_TOKEN_LENGTH - 1), fc.constantFrom(...digits), (at, digit) => {
      const token = tokens.issue(now);
      fc.pre(token[at] !== digit);
      expect(tokens.check(`${token.slice(0, at)}${digit}${token.slice(at + 1)}`, now)).toBeNull();
    }),
  );
});

test.each([
  ['nothing', ''],
  ['a cut one', tokens.issue(now).slice(1)],
  ['a longer one', `${tokens.issue(now)}A`],
  ['padding', `${tokens.issue(now).slice(0, 47)}=`],
  ['other digits', `${tokens.issue(now).slice(0, 47)}é`],
  ['a line break', `${tokens.issue(now)}\n`],
  ['zeros', 'A'.repeat(48)],
  ['that of another secret', new BeaconTokens(Buffer.from('another')).issue(now)],
])('%s is no token', (_what, token) => {
  expect(tokens.check(token, now)).toBeNull();
});

test('gateways with the same release key take the tokens of each other, others do not', async () => {
  const { database, dataDir } = await openTestPlane();
  const [one, two] = [
    BeaconTokens.ofReleaseKey(await openReleaseKey({ database, dataDir })),
    BeaconTokens.ofReleaseKey(await openReleaseKey({ database, dataDir })),
  ];
  expect(two.check(one.issue())).not.toBeNull();
  const other = await openTestPlane();
  const stranger = BeaconTokens.ofReleaseKey(await openReleaseKey(other));
  expect(stranger.check(one.issue())).toBeNull();
});
