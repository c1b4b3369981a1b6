import type { GetBeaconToken } from '@danqing/contracts/page';
import { beaconSchema, MAX_OUTCOMES_PER_BEACON, type ActiveArea } from '@danqing/contracts/releases';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { activeArea } from '../testing.tsx';
import { MAX_OUTCOMES, sendBeacons } from './beacons.ts';
import { createLoadReports } from './load-reports.ts';
import { setVisibility } from './testing.ts';

const beacon = vi.fn<(url: string, body: Blob) => boolean>(() => true);
const token = vi.fn<GetBeaconToken>();
beforeEach(() => {
  vi.useFakeTimers();
  beacon.mockClear();
  vi.stubGlobal('navigator', { sendBeacon: beacon });
  vi.stubGlobal('requestIdleCallback', (work: () => void) => setTimeout(work, 100));
  vi.stubGlobal('danqingBeaconToken', token.mockReset().mockResolvedValue('signed-token'));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const area = activeArea('generator');
const ok = (of: ActiveArea = area) => ({ area: of, duration: 100, failure: null });
const crash = { error: new Error('boom'), stage: 'screen', files: null, online: true } as const;

function start(reportsLoads = true) {
  const reports = createLoadReports();
  onTestFinished(sendBeacons(reports, { reportsLoads, basePath: '/tool/' }));
  return reports;
}
const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);
const sent = () =>
  Promise.all(beacon.mock.calls.map(async ([, body]) => beaconSchema.parse(JSON.parse(await body.text()))));

test('tells of several loads at once, ten seconds after the first', async () => {
  const reports = start();
  reports.add(ok());
  await pass(5_000);
  reports.add({ area, duration: 0, failure: crash });
  await pass(4_999);
  expect(beacon).not.toHaveBeenCalled();
  await pass(1);
  expect(beacon.mock.calls[0]?.[0]).toBe('/tool/api/releases/beacons');
  expect(beacon.mock.calls[0]?.[1].type).toBe('application/json');
  expect(await sent()).toEqual([
    {
      token: 'signed-token',
      outcomes: [
        { area: 'generator', release: area.release, outcome: 'ok' },
        { area: 'generator', release: area.release, outcome: 'render' },
      ],
    },
  ]);
});

test('sends nothing while there is nothing to tell', async () => {
  const reports = start();
  await pass(60_000);
  reports.add(ok());
  await pass(60_000);
  dispatchEvent(new Event('pagehide'));
  expect(beacon).toHaveBeenCalledOnce();
});

test('what was there before it began is told too', async () => {
  const reports = createLoadReports();
  reports.add(ok());
  onTestFinished(sendBeacons(reports, { reportsLoads: true, basePath: '/' }));
  await pass(10_000);
  expect(beacon).toHaveBeenCalledOnce();
});

test.each([
  ['the page goes', () => dispatchEvent(new Event('pagehide'))],
  ['the page is out of sight', () => setVisibility('hidden')],
])('does not wait when %s', async (_what, leave) => {
  const reports = start();
  reports.add(ok());
  await pass(200);
  leave();
  expect(beacon).toHaveBeenCalledOnce();
  await pass(60_000);
  expect(beacon).toHaveBeenCalledOnce();
});

test('tells nothing where loads are not counted', async () => {
  const reports = start(false);
  reports.add(ok());
  await pass(60_000);
  dispatchEvent(new Event('pagehide'));
  expect(beacon).not.toHaveBeenCalled();
});

test.each([
  ['an overridden area', { ...area, channel: 'override' as const }],
  ['a previewed area', { ...area, channel: 'preview' as const }],
  ['an area on a development server', { ...area, release: 'development' }],
])('tells nothing of %s', async (_what, mounted) => {
  const reports = start();
  reports.add(ok(mounted));
  await pass(60_000);
  expect(beacon).not.toHaveBeenCalled();
  reports.add(ok());
  await pass(60_000);
  expect((await sent())[0]?.outcomes).toHaveLength(1);
});

test('a page tells of every area that it loads, in beacons that the server takes', async () => {
  expect(MAX_OUTCOMES).toBe(MAX_OUTCOMES_PER_BEACON);
  const reports = start();
  for (let load = 0; load < 30; load += 1) reports.add(ok());
  await pass(10_000);
  for (let load = 0; load < 201; load += 1) reports.add(ok(activeArea(`area-${load}`)));
  dispatchEvent(new Event('pagehide'));
  const beacons = await sent();
  expect(beacons.map(({ outcomes }) => outcomes.length)).toEqual([30, 40, 40, 40, 40, 40, 1]);
  expect(beacons.at(-1)?.outcomes[0]?.area).toBe('area-200');
});

test('a beacon that the browser does not take is lost in silence', async () => {
  beacon.mockReturnValueOnce(false);
  const reports = start();
  reports.add(ok());
  await pass(60_000);
  expect(beacon).toHaveBeenCalledOnce();
});

test('it asks for its token once something is there and the browser is idle', async () => {
  const reports = start();
  await pass(60_000);
  expect(token).not.toHaveBeenCalled();
  reports.add(ok());
  expect(token).not.toHaveBeenCalled();
  await pass(100);
  expect(token).toHaveBeenCalledOnce();
});

test('a token that comes late is waited for, and one that does not come is asked for again', async () => {
  let arrive = (_token: string | undefined) => {};
  token.mockImplementation(() => new Promise((resolve) => (arrive = resolve)));
  const reports = start();
  reports.add(ok());
  await pass(10_000);
  arrive(undefined);
  await pass(60_000);
  expect(beacon).not.toHaveBeenCalled();
  reports.add(ok());
  await pass(60_000);
  arrive('late-token');
  await pass(0);
  expect((await sent()).map((said) => [said.token, said.outcomes.length])).toEqual([['late-token', 2]]);
});

test('what the page measured goes with the loads when the page is hidden, in one beacon', async () => {
  const health = { loaded: [{ area: 'generator', release: area.release, errors: [] }], vitals: { lcp: 900 } };
  const take = vi.fn(() => null as typeof health | null).mockReturnValueOnce(health);
  const reports = createLoadReports();
  onTestFinished(sendBeacons(reports, { reportsLoads: true, basePath: '/' }, take));
  reports.add(ok());
  await pass(5_000);
  setVisibility('hidden');
  setVisibility('hidden');
  expect(await sent()).toEqual([
    {
      token: 'signed-token',
      health,
      outcomes: [{ area: 'generator', release: area.release, outcome: 'ok' }],
    },
  ]);
  take.mockReturnValueOnce(health);
  setVisibility('hidden');
  expect((await sent())[1]).toEqual({ token: 'signed-token', health, outcomes: [] });
});
