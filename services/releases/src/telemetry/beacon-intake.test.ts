import type { LoadOutcome } from '@danqing/contracts/releases';
import { expect, test } from 'vitest';
import { BeaconIntake, OUTCOMES_PER_MINUTE, PAGES_PER_MINUTE } from './beacon-intake.ts';
import { BeaconTokens } from './beacon-tokens.ts';
import type { LoadDelta } from './load.queries.ts';
import type { LoadReport } from './unique-reporters.ts';

const MINUTE_MS = 60_000;
const start = Date.UTC(2026, 0, 1, 12);
const STABLE = { area: 'gallery', release: 'aaaaaaaaaaaaaaaa' };
const CANARY = { area: 'gallery', release: 'cccccccccccccccc' };
const nameOf = ({ area, release }: { area: string; release: string }) => `${area}/${release}`;

function openIntake() {
  const clock = { now: start };
  const named = {
    names: new Set([STABLE, CANARY].map(nameOf)),
    run: null as number | null,
    runOf: () => named.run,
    has: (area: string, release: string) => named.names.has(nameOf({ area, release })),
    /** The canary is as new as its pages: no document before sequence 2 names it. */
    wasGiven: ({ sequence }: { sequence: number }, _area: string, release: string) =>
      release !== CANARY.release || sequence >= 2,
  };
  const deltas: LoadDelta[] = [];
  const tokens = new BeaconTokens(Buffer.from('a secret'));
  const counter = { add: (delta: LoadDelta) => void deltas.push(delta) };
  const said: (LoadReport & { run: number })[] = [];
  const voices = { add: (saying: LoadReport, run: number) => void said.push({ ...saying, run }) };
  const intake = new BeaconIntake({
    tokens,
    named,
    counter,
    reporters: voices,
    health: { add: () => undefined },
    now: () => clock.now,
  });
  const sideOf = ({ release }: { release: string }) => (release === CANARY.release ? 'canary' : 'stable');
  const loads = () => {
    const sums: Record<string, number> = {};
    for (const delta of deltas) {
      const key = `${sideOf(delta)} ${delta.outcome}`;
      sums[key] = (sums[key] ?? 0) + delta.loads;
    }
    return Object.fromEntries(Object.entries(sums).filter(([, count]) => count !== 0));
  };
  return {
    clock,
    named,
    deltas,
    loads,
    said,
    voices: () => said.map((saying) => `${sideOf(saying)} ${saying.outcome}`),
    page: (sequence = 2, address = '192.0.2.1') =>
      tokens.issue({ sequence, visitor: null }, address, clock.now),
    tell: (
      token: string,
      outcomes: LoadOutcome[],
      { address = '192.0.2.1', of = STABLE }: { address?: string; of?: typeof STABLE } = {},
    ) => intake.take({ token, outcomes: outcomes.map((outcome) => ({ ...of, outcome })) }, address),
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

test('what no pointer names is not counted', () => {
  const intake = openIntake();
  intake.named.names.delete(nameOf(CANARY));
  intake.tell(intake.page(), ['chunk'], { of: CANARY });
  intake.tell(intake.page(), ['ok'], { of: { area: 'palettes', release: STABLE.release } });
  expect(intake.deltas).toEqual([]);
});

test('a network tells so many things a minute and no more, whatever they are about', () => {
  const intake = openIntake();
  const page = intake.page();
  const unknown = { area: 'gallery', release: '0123456789abcdef' };
  for (let told = 0; told < OUTCOMES_PER_MINUTE - 1; told += 1) intake.tell(page, ['ok'], { of: unknown });
  intake.tell(page, ['ok', 'init']);
  expect(intake.loads()).toEqual({ 'stable ok': 1 });
  intake.clock.now += MINUTE_MS;
  intake.tell(page, ['init']);
  expect(intake.loads()).toEqual({ 'stable init': 1 });
});

test('a page with 500 areas counts once for each of them', () => {
  const intake = openIntake();
  const page = intake.page();
  const areas = Array.from({ length: 500 }, (_, index) => ({ ...STABLE, area: `area-${index}` }));
  for (const of of areas) intake.named.names.add(nameOf(of));
  for (const outcome of ['ok', 'ok', 'render'] as const)
    for (const of of areas) intake.tell(page, [outcome], { of });
  expect(intake.loads()).toEqual({ 'stable render': 500 });
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
  for (let sent = 0; sent < 10_000; sent += 1)
    intake.tell(forger.issue({ sequence: 2, visitor: null }, '192.0.2.1', start), ['init']);
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

test('a page tells of the releases of its own document only', () => {
  const intake = openIntake();
  intake.named.run = 1;
  const page = intake.page(1);
  intake.tell(page, ['init'], { of: CANARY });
  expect([intake.loads(), intake.voices()]).toEqual([{}, []]);
  intake.tell(page, ['ok']);
  expect([intake.loads(), intake.voices()]).toEqual([{ 'stable ok': 1 }, ['stable ok']]);
});

test('nobody has a voice while no canary runs', () => {
  const intake = openIntake();
  const page = intake.page();
  intake.tell(page, ['ok']);
  expect([intake.loads(), intake.voices()]).toEqual([{ 'stable ok': 1 }, []]);
});

test('a page that reports from another network than that of its token is counted, and votes once it is back', () => {
  const intake = openIntake();
  intake.named.run = 7;
  const page = intake.page();
  intake.tell(page, ['ok'], { address: '198.51.100.1' });
  expect([intake.loads(), intake.voices()]).toEqual([{ 'stable ok': 1 }, []]);
  intake.tell(page, ['ok']);
  intake.tell(page, ['ok']);
  expect([intake.loads(), intake.said]).toMatchObject([{ 'stable ok': 1 }, [{ ...STABLE, run: 7 }]]);
});

test('a page that breaks later says so', () => {
  const intake = openIntake();
  intake.named.run = 1;
  const page = intake.page();
  for (const outcome of ['ok', 'render', 'ok'] as const) intake.tell(page, [outcome], { of: CANARY });
  expect(intake.voices()).toEqual(['canary ok', 'canary render']);
  expect(new Set(intake.said.map((saying) => saying.page)).size).toBe(1);
});
