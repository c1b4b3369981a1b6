import fc from 'fast-check';
import { expect, test } from 'vitest';
import { openReleaseKey } from '../documents/release-key.ts';
import { openTestPlane } from '../testing/open-plane.ts';
import { createVisitor } from '../stream/visitor.ts';
import { BeaconTokens } from './beacon-tokens.ts';

const MINUTE_MS = 60_000;
const now = Date.UTC(2026, 0, 1, 12);
const tokens = new BeaconTokens(Buffer.from('a secret'));
const document = { sequence: 7, visitor: createVisitor() };
const ADDRESS = '192.0.2.1';
const issue = (at = now, by = tokens) => by.issue(document, ADDRESS, at);
const LENGTH = issue().length;

test('every token has one length and digits that need no escape anywhere', () => {
  for (let issued = 0; issued < 1_000; issued += 1) expect(issue()).toMatch(/^[A-Za-z0-9_-]{88}$/);
  for (const page of [
    { sequence: 0, visitor: null },
    { sequence: 2 ** 48 - 1, visitor: createVisitor() },
  ])
    expect(tokens.issue(page, ADDRESS)).toMatch(/^[A-Za-z0-9_-]{88}$/);
});

test('every page has an id of its own, which its token tells', () => {
  const issued = Array.from({ length: 1_000 }, () => issue());
  const pages = issued.map((token) => tokens.check(token, now)?.id);
  expect(pages).not.toContain(undefined);
  expect(new Set(pages).size).toBe(1_000);
  expect(tokens.check(issued[0]!, now + MINUTE_MS)?.id).toBe(pages[0]);
});

test.each([
  ['at once', 0, true],
  ['after two hours', 120, true],
  ['a minute later', 121, false],
  ['from a gateway whose clock is a little ahead', -2, true],
  ['from the future', -3, false],
  ['from another year', 525_600, false],
])('a token shown %s', (_when, minutes, isValid) => {
  expect(tokens.check(issue(), now + minutes * MINUTE_MS) !== null).toBe(isValid);
});

test('a token with any digit changed is forged', () => {
  const digits = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'];
  fc.assert(
    fc.property(fc.nat(LENGTH - 1), fc.constantFrom(...digits), (at, digit) => {
      const token = issue();
      fc.pre(token[at] !== digit);
      expect(tokens.check(`${token.slice(0, at)}${digit}${token.slice(at + 1)}`, now)).toBeNull();
    }),
  );
});

test.each([
  ['nothing', ''],
  ['a cut one', issue().slice(1)],
  ['a longer one', `${issue()}A`],
  ['padding', `${issue().slice(0, LENGTH - 1)}=`],
  ['other digits', `${issue().slice(0, LENGTH - 1)}é`],
  ['a line break', `${issue()}\n`],
  ['zeros', 'A'.repeat(LENGTH)],
  ['that of another secret', issue(now, new BeaconTokens(Buffer.from('another')))],
])('%s is no token', (_what, token) => {
  expect(tokens.check(token, now)).toBeNull();
});

test('gateways with the same release key take the tokens of each other, others do not', async () => {
  const { database, dataDir } = await openTestPlane();
  const [one, two] = [
    BeaconTokens.ofReleaseKey(await openReleaseKey({ database, dataDir })),
    BeaconTokens.ofReleaseKey(await openReleaseKey({ database, dataDir })),
  ];
  expect(two.check(issue(Date.now(), one))).not.toBeNull();
  const other = await openTestPlane();
  const stranger = BeaconTokens.ofReleaseKey(await openReleaseKey(other));
  expect(stranger.check(issue(Date.now(), one))).toBeNull();
});

test.each([
  ['with a visitor', document],
  ['with an id that no gateway has made', { sequence: 1, visitor: `${'-'.repeat(21)}z` }],
  ['without a visitor', { sequence: 0, visitor: null }],
  ['after very many moves', { sequence: 2 ** 48 - 1, visitor: null }],
])('a token tells what the document of a page %s depends on', (_what, page) => {
  expect(tokens.check(tokens.issue(page, ADDRESS, now), now)).toMatchObject(page);
});

test('nobody else can read the visitor in a token, or tell whether two are of one visitor', () => {
  const [one, two] = [issue(), issue()].map((token) => Buffer.from(token, 'base64url'));
  const visitor = Buffer.from(document.visitor);
  expect(one!.includes(visitor)).toBe(false);
  // The minute, the sequence, the network and the visitor are equal, and no byte shows it.
  const same = one!.filter((byte, at) => byte === two![at]).length;
  expect(same).toBeLessThan(10);
});

test.each([
  ['the network that asked for it', ADDRESS, ADDRESS, true],
  ['the same /48', '2001:db8:7:1::1', '2001:db8:7:2::1', true],
  ['another address', ADDRESS, '192.0.2.2', false],
  ['another /48', '2001:db8:7::1', '2001:db8:8::1', false],
])('a token is shown from %s: %s, %s: %s', (_who, from, at, expected) => {
  const page = tokens.check(tokens.issue(document, from, now), now);
  expect(page?.isFrom(at)).toBe(expected);
});
