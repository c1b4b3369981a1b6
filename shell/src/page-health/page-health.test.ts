import { beaconSchema, type ActiveArea } from '@danqing/contracts/releases';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { createLoadReports } from '../releases/load-reports.ts';
import { setVisibility } from '../releases/testing.ts';
import { activeArea } from '../testing.tsx';
import { watchPageHealth, type Health } from './page-health.ts';

type Entry = Partial<PerformanceEntry> & { value?: number; hadRecentInput?: boolean; interactionId?: number };
const observers = new Map<string, (entry: Entry) => void>();

type Read = (list: { getEntries: () => Entry[] }) => void;

class FakeObserver {
  static supportedEntryTypes = ['largest-contentful-paint', 'layout-shift', 'event', 'longtask'];
  readonly #read: Read;
  constructor(read: Read) {
    this.#read = read;
  }
  observe({ type }: { type: string }) {
    observers.set(type, (entry) => this.#read({ getEntries: () => [entry] }));
  }
  disconnect() {}
}

beforeEach(() => {
  observers.clear();
  vi.stubGlobal('PerformanceObserver', FakeObserver);
});
afterEach(() => vi.unstubAllGlobals());

const shell = activeArea('shell');
const first = activeArea('generator');
const second = activeArea('palettes');
const load = (area: ActiveArea) => ({ area, duration: 1, failure: null });

function watch(random = 0, areas: ActiveArea[] = [shell, first]) {
  const reports = createLoadReports();
  const { take, stop } = watchPageHealth(reports, random);
  onTestFinished(stop);
  for (const area of areas) reports.add(load(area));
  return { reports, take };
}
function fail(message: string, { area, release }: ActiveArea = first, line = 1) {
  const error = new Error(message);
  error.stack = `Error: ${message}\n    at x (https://danqing.example/areas/${area}/${release}/js/a.js:${line}:20)`;
  dispatchEvent(new ErrorEvent('error', { error, message }));
}
const see = (type: string, entry: Entry) => observers.get(type)?.(entry);

test('tells once what the page measured, in a form that the server accepts', () => {
  const { take } = watch();
  see('largest-contentful-paint', { startTime: 900.4 });
  see('largest-contentful-paint', { startTime: 1_200.6 });
  see('layout-shift', { startTime: 100, value: 0.05 });
  see('layout-shift', { startTime: 900, value: 0.02 });
  see('layout-shift', { startTime: 5_000, value: 0.03 });
  see('layout-shift', { startTime: 5_100, value: 0.5, hadRecentInput: true });
  see('event', { duration: 80, interactionId: 1 });
  see('event', { duration: 300, interactionId: 0 });
  see('longtask', { duration: 120 });
  see('longtask', { duration: 60 });
  const health = take();
  expect(health).toEqual({
    loaded: [
      { area: 'generator', release: first.release, errors: [] },
      { area: 'shell', release: shell.release, errors: [] },
    ],
    vitals: { lcp: 1_201, cls: 70, inp: 80, long: 80 },
  } satisfies Health);
  expect(beaconSchema.safeParse({ token: 'x', outcomes: [], health }).success).toBe(true);
  expect(take()).toBeNull();
});

test('an error belongs to the release of its first file, and its message names nobody', () => {
  const { take } = watch(0, [shell, first, second]);
  fail('li@example.org has 3 palettes');
  fail('li@example.org has 4 palettes');
  fail(`Unexpected token 'H', "Hong "x" " is not valid JSON`, second, 7);
  dispatchEvent(new ErrorEvent('error', { message: 'Script error.' }));
  const health = take();
  expect(health?.loaded.map(({ area, errors }) => [area, errors])).toEqual([
    ['generator', [{ message: '… has … palettes', frame: 'js/a.js:1:20' }]],
    ['shell', []],
    ['palettes', [{ message: 'Unexpected token … is not valid JSON', frame: 'js/a.js:7:20' }]],
  ]);
  expect(beaconSchema.safeParse({ token: 'x', outcomes: [], health }).success).toBe(true);
});

test('vitals belong to the first area, also if it reports its load before the shell does', () => {
  const { take } = watch(0, [first, shell]);
  see('largest-contentful-paint', { startTime: 900 });
  const health = take();
  expect(health?.loaded.map(({ area }) => area)).toEqual(['generator', 'shell']);
  expect(health?.vitals.lcp).toBe(900);
});

test('vitals end with the first area', () => {
  const { reports, take } = watch();
  see('longtask', { duration: 150 });
  reports.add(load(second));
  see('longtask', { duration: 1_050 });
  expect(take()?.vitals.long).toBe(100);
});

test('only a sample reports, but every page with a canary', () => {
  expect(watch(0.24).take()).not.toBeNull();
  expect(watch(0.25).take()).toBeNull();
  expect(watch(0.99, [shell, { ...first, channel: 'canary' }]).take()).not.toBeNull();
  expect(watch(0, [shell, { ...first, channel: 'preview' }]).take()).toBeNull();
  expect(watch(0, [shell]).take()).toBeNull();
});

test('a page that begins in the background measures nothing', () => {
  setVisibility('hidden');
  onTestFinished(() => setVisibility('visible'));
  expect(watch().take()?.vitals).toEqual({});
});
