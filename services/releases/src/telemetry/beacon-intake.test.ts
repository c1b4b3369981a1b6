import { MAX_OUTCOMES_PER_PAGE, type LoadOutcome } from '@danqing/contracts';
import { expect, test } from 'vitest';
import { BeaconIntake, PAGES_PER_MINUTE } from './beacon-intake.ts';
import { BeaconTokens } from './beacon-tokens.ts';
import type { LoadDelta } from './load.queries.ts';

const MINUTE_MS = 60_000;
const start = Date.UTC(2026, 0, 1, 12);
const STABLE = { area: 'gallery', release: 'aaaaaaaaaaaaaaaa' };
const CANARY = { area: 'gallery', release: 'cccccccccccccccc' };
const nameOf = ({ area, release }: { area: string; release: string }) => `${area}/${release}`;

/** The intake of a gateway with what it counted added up by release and outcome. */
function openIntake() {
  const clock = { now: start };
  const named = {
    names: new Set([STABLE, CANARY].map(nameOf)),
    canaryRun: null as number | null,
    has: (area: string, release: string) => named.names.has(nameOf({ area, release })),
  };
  const deltas: LoadDelta[] = [];
  const tokens = new BeaconTokens(Buffer.from('a secret'));
  const counter = { add: (delta: LoadDelta) => void deltas.push(delta) };
  const intake = new BeaconIntake({ tokens, named, counter, now: () => clock.now });
  const sum = (of: 'loads' | 'sampled') => {
    const sums: Record<string, number> = {};
    for (const delta of deltas) {
      const key = `${delta.release === CANARY.release ? 'canary' : 'stable'} ${delta.outcome}`;
      sums[key] = (sums[key] ?? 0) + delta[of];
    }
    return Object.fromEntries(Object.entries(sums).filter(([, count]) => count !== 0));
  };
  return {
    clock,
    named,
    deltas,
    loads: () => sum('loads'),
    sampled: () => sum('sampled'),
    page: () => tokens.issue(clock.now),
    tell: (token: string, outcomes: LoadOutcome[], { address = '192.0.2.1', of = STABLE } = {}) =>
      intake.take({ token, outcomes: outcomes.map((outcome) => ({ ...of, outcome })) }, address),
  };
}

test.each<[LoadOutcome[][], object]>([
  [[['ok']], { 'stable ok': 1 }],
  [[['slow']], { 'stable slow': 1 }],
  [[['ok', 'ok', 'ok']], { 'stable ok': 1 }],
  [[['ok'], ['ok']], { 'stable ok': 1 }],
  [[['slow'], ['ok']], { 'stable slow': 1 }],
  [[['chunk'], ['chunk'], ['init']], { 'stable chunk': 1 }],
  [[['network'], ['ok']], { 'stable network': 1 }],
  [[['ok'], ['render']], { 'stable render': 1 }],
  [[['slow', 'ok', 'render', 'init', 'ok']], { 'stable render': 1 }],
])('a page that tells %j counts as one load', (beacons, expected) => {
  const intake = openIntake();
  const page = intake.page();
  for (const outcomes of beacons) intake.tell(page, outcomes);
  expect(intake.loads()).toEqual(expected);
});

test('each release in a page is a load of its own', () => {
  const intake = openIntake();
  const page = intake.page();
  intake.tell(page, ['chunk'], { of: CANARY });
  intake.tell(page, ['ok']);
  expect(intake.loads()).toEqual({ 'canary chunk': 1, 'stable ok': 1 });
});

test('a load that breaks later stays in its minute', () => {
  const intake = openIntake();
  const page = intake.page();
  intake.tell(page, ['ok']);
  intake.clock.now += 10 * MINUTE_MS;
  intake.tell(page, ['render']);
  expect(intake.deltas.map(({ minute }) => minute)).toEqual([start, start, start]);
});

test('in the minute in which a canary begins, what comes after is counted by itself', () => {
  const intake = openIntake();
  intake.clock.now += 10_000;
  intake.tell(intake.page(), ['ok']);
  intake.named.canaryRun = start + 20_000;
  intake.clock.now += 20_000;
  intake.tell(intake.page(), ['ok']);
  intake.clock.now += MINUTE_MS;
  intake.tell(intake.page(), ['ok']);
  expect(intake.deltas.map(({ minute }) => minute)).toEqual([start, start + 20_000, start + MINUTE_MS]);
});

test('what no pointer names is not counted', () => {
  const intake = openIntake();
  intake.named.names.delete(nameOf(CANARY));
  intake.tell(intake.page(), ['chunk'], { of: CANARY });
  intake.tell(intake.page(), ['ok'], { of: { area: 'palettes', release: STABLE.release } });
  expect(intake.deltas).toEqual([]);
});

test('a page tells so many things and no more, whatever they are about', () => {
  const intake = openIntake();
  const page = intake.page();
  const unknown = { area: 'gallery', release: '0123456789abcdef' };
  for (let told = 0; told < MAX_OUTCOMES_PER_PAGE - 1; told += 1) intake.tell(page, ['ok'], { of: unknown });
  intake.tell(page, ['ok', 'init']);
  expect(intake.loads()).toEqual({ 'stable ok': 1 });
});

test('10,000 beacons of one page are one load', () => {
  const intake = openIntake();
  const page = intake.page();
  for (let sent = 0; sent < 10_000; sent += 1)
    intake.tell(page, ['init'], { address: `10.0.${sent >> 8}.${sent & 255}` });
  expect(intake.loads()).toEqual({ 'stable init': 1 });
});

test('10,000 forged beacons are none', () => {
  const intake = openIntake();
  const forger = new BeaconTokens(Buffer.from('a guess'));
  for (let sent = 0; sent < 10_000; sent += 1) intake.tell(forger.issue(start), ['init']);
  expect(intake.deltas).toEqual([]);
});

test('a page that is two hours old is not heard any more', () => {
  const intake = openIntake();
  const page = intake.page();
  intake.clock.now += 121 * MINUTE_MS;
  intake.tell(page, ['init']);
  expect(intake.deltas).toEqual([]);
});

test.each([
  ['one address', () => '192.0.2.1'],
  ['one address in both its forms', (sent: number) => (sent % 2 ? '192.0.2.1' : '::ffff:192.0.2.1')],
  ['one /48', (sent: number) => `2001:db8:7:${sent.toString(16)}::1`],
])('%s begins so many pages a minute, and no fewer a minute later', (_who, addressOf) => {
  const intake = openIntake();
  for (let sent = 0; sent < 1_000; sent += 1)
    intake.tell(intake.page(), ['ok'], { address: addressOf(sent) });
  expect(intake.loads()).toEqual({ 'stable ok': PAGES_PER_MINUTE });
  intake.tell(intake.page(), ['ok'], { address: '198.51.100.1' });
  intake.tell(intake.page(), ['ok'], { address: '2001:db8:8::1' });
  expect(intake.loads()).toEqual({ 'stable ok': PAGES_PER_MINUTE + 2 });
  intake.clock.now += MINUTE_MS;
  intake.tell(intake.page(), ['ok'], { address: addressOf(0) });
  expect(intake.loads()).toEqual({ 'stable ok': PAGES_PER_MINUTE + 3 });
});

test('nothing is sampled while no canary runs', () => {
  const intake = openIntake();
  intake.tell(intake.page(), ['ok']);
  expect([intake.loads(), intake.sampled()]).toEqual([{ 'stable ok': 1 }, {}]);
});

test('while a canary runs, a network has one voice about each release, for hours of pages within the limits', () => {
  const intake = openIntake();
  intake.named.canaryRun = 1;
  for (let sent = 0; sent < 10_000; sent += 1) {
    if (sent % PAGES_PER_MINUTE === 0) intake.clock.now += MINUTE_MS;
    intake.tell(intake.page(), ['init'], { of: CANARY });
    intake.tell(intake.page(), ['ok'], { address: '198.51.100.1' });
  }
  expect(intake.loads()).toEqual({ 'canary init': 10_000, 'stable ok': 10_000 });
  expect(intake.sampled()).toEqual({ 'canary init': 1, 'stable ok': 1 });
});

test('the voice of a network is its first load, however that ends', () => {
  const intake = openIntake();
  intake.named.canaryRun = 1;
  const [first, second] = [intake.page(), intake.page()];
  intake.tell(first, ['ok'], { of: CANARY });
  intake.tell(second, ['render'], { of: CANARY });
  expect(intake.sampled()).toEqual({ 'canary ok': 1 });
  intake.tell(first, ['render'], { of: CANARY });
  expect(intake.sampled()).toEqual({ 'canary render': 1 });
  expect(intake.loads()).toEqual({ 'canary render': 2 });
});

test('when another canary begins, everybody has a voice again', () => {
  const intake = openIntake();
  intake.named.canaryRun = 1;
  intake.tell(intake.page(), ['ok']);
  intake.tell(intake.page(), ['ok']);
  intake.named.canaryRun = null;
  intake.tell(intake.page(), ['ok']);
  intake.named.canaryRun = 2;
  intake.tell(intake.page(), ['ok']);
  expect(intake.sampled()).toEqual({ 'stable ok': 2 });
});
