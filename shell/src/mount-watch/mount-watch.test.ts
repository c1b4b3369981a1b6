import type { ActiveArea } from '@danqing/contracts/releases';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { activeArea } from '../testing.tsx';
import { createMountWatch } from './mount-watch.ts';

const HOUR_MS = 60 * 60_000;
const area = activeArea('generator');
const other = activeArea('palettes');
const KEY = 'generator/0123456789abcdef';
const marks = () => Object.keys(JSON.parse(localStorage.getItem('mounting') ?? '{}') as object);
const open = () =>
  createMountWatch({ data: { basePath: '/tool/', reportsLoads: true }, document: { sequence: 7 } });

beforeEach(() => localStorage.clear());
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

test.each<[string, (watch: ReturnType<typeof open>) => void]>([
  ['it settled, failed or was left', (watch) => watch.end('generator')],
  ['the visitor left the page', () => dispatchEvent(new Event('pagehide'))],
  ['the page was hidden', () => document.dispatchEvent(new Event('visibilitychange'))],
  ['a print dialog blocks the page', () => dispatchEvent(new Event('beforeprint'))],
])('a release is marked while it mounts, until %s', async (_what, happen) => {
  const watch = open();
  await watch.begin(area);
  expect(marks()).toEqual([KEY]);
  happen(watch);
  expect(marks()).toEqual([]);
});

test('the next area takes the place of the one before, and the end of another area changes nothing', async () => {
  const watch = open();
  await watch.begin(area);
  await watch.begin(other);
  expect(marks()).toEqual(['palettes/0123456789abcdef']);
  watch.end('generator');
  expect(marks()).toHaveLength(1);
});

test.each([
  ['an override of a developer', { ...area, channel: 'override' } as ActiveArea, 'visible'],
  ['a hidden page', area, 'hidden'],
] as const)('%s is not watched', async (_what, mounted, visibility) => {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(visibility);
  await open().begin(mounted);
  expect(marks()).toEqual([]);
});

test('a mark alone, as of a tab that was closed while it loaded, is no hang', async () => {
  await open().begin(area);
  const next = open();
  expect(await next.hung(area)).toBeNull();
  expect(await next.hung(other)).toBeNull();
  await next.begin(area);
  next.end('generator');
  expect(marks()).toEqual([]);
});

test('a release is avoided for a day, and the server knows why', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  open().avoid(area);
  expect(await open().hung(area)).toEqual({ reported: true });
  vi.setSystemTime(Date.now() + 25 * HOUR_MS);
  expect(await open().hung(area)).toBeNull();
});

test.each(['not JSON', '[]', 'null', '5'])('a damaged list of marks (%s) is an empty one', async (text) => {
  localStorage.setItem('mounting', text);
  const watch = open();
  expect(await watch.hung(area)).toBeNull();
  await watch.begin(area);
  expect(marks()).toEqual([KEY]);
});

test('at most twenty marks are stored', () => {
  const watch = open();
  for (let number = 0; number < 30; number += 1) watch.avoid({ ...area, release: `release-${number}` });
  expect(marks()).toHaveLength(20);
  expect(marks()).toContain('generator/release-29');
});
