import type { ActiveArea } from '@danqing/contracts/releases';
import { expect, test } from 'vitest';
import type { AreaState } from '../areas/area-loader.ts';
import type { LoadReport } from '../releases/load-reports.ts';
import { releaseDocument } from '../releases/testing.ts';
import { activeArea, areaWith } from '../testing.tsx';
import { releaseRows } from './release-rows.ts';

const definition = { routes: areaWith(() => null).routes, texts: {} };
const release = (name: string, more: Partial<ActiveArea> = {}): ActiveArea => ({
  ...activeArea('generator'),
  release: name,
  ...more,
});
const [r1, r2] = [release('r1'), release('r2', { channel: 'canary' })];
const override = release('development', {
  channel: 'override',
  base: 'http://127.0.0.1:3401/',
  integrity: {},
});
const ready = (area: ActiveArea): AreaState => ({ status: 'ready', area, definition });
const loading: AreaState = { status: 'loading' };

const row = (page: ActiveArea, newest: ActiveArea, state: AreaState, reports: LoadReport[] = []) =>
  releaseRows([page], releaseDocument({ areas: [newest] }), () => state, reports)[0];

test.each([
  ['the newest', r1, r1, ready(r1), { release: 'r1', newest: null, channel: 'stable', source: 'document' }],
  ['not loaded yet', r2, r2, loading, { release: 'r2', newest: null, channel: 'canary', source: 'document' }],
  ['on screen while a newer one waits', r1, r2, ready(r1), { release: 'r1', newest: 'r2', source: 'held' }],
  ['replaced by another', r2, r2, ready(r1), { release: 'r1', newest: 'r2', source: 'fallback' }],
  [
    'overridden',
    override,
    override,
    ready(override),
    { source: 'override', origin: 'http://127.0.0.1:3401' },
  ],
  ['in the place of an override', override, override, ready(r1), { source: 'fallback', origin: null }],
  ['closed', release('r1', { killed: true }), release('r1', { killed: true }), loading, { killed: true }],
])('a release that is %s', (_what, page, newest, state, expected) => {
  expect(row(page, newest, state)).toMatchObject(expected);
});

test('the outcome is that of the last load of the release that is shown', () => {
  const load = (area: ActiveArea, failed: boolean): LoadReport => ({
    area,
    duration: 100,
    failure: failed ? { error: new Error('x'), stage: 'screen', files: null, online: true } : null,
  });
  expect(row(r1, r1, ready(r1))?.outcome).toBeNull();
  expect(row(r1, r1, ready(r1), [load(r1, true), load(r1, false), load(r2, true)])?.outcome).toBe('ok');
  expect(row(r2, r2, ready(r1), [load(r1, false), load(r2, true)])?.outcome).toBe('ok');
});
