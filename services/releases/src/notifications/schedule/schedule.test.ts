import { describe, expect, test } from 'vitest';
import { delayDelivery, type ScheduledTarget } from './delay-delivery.ts';
import { onCallFor } from './on-call.ts';
import { endOfQuietHours } from './quiet-hours.ts';

const NIGHT = { from: '22:00', until: '07:00', zone: 'Asia/Shanghai' };

describe('the end of quiet hours', () => {
  test.each([
    ['before they begin', NIGHT, '2026-11-28T13:59:59Z', null],
    ['as they begin', NIGHT, '2026-11-28T14:00:00Z', '2026-11-28T23:00:00.000Z'],
    ['after midnight', NIGHT, '2026-11-28T22:59:59Z', '2026-11-28T23:00:00.000Z'],
    ['as they end', NIGHT, '2026-11-28T23:00:00Z', null],
    [
      'at noon',
      { from: '12:00', until: '13:30', zone: 'UTC' },
      '2026-11-28T12:10:20Z',
      '2026-11-28T13:30:00.000Z',
    ],
    [
      'in the night when clocks go forward',
      { from: '22:00', until: '07:00', zone: 'Europe/Berlin' },
      '2026-03-28T22:00:00Z',
      '2026-03-29T05:00:00.000Z',
    ],
    [
      'in the night when clocks go back',
      { from: '22:00', until: '07:00', zone: 'Europe/Berlin' },
      '2026-10-24T22:00:00Z',
      '2026-10-25T06:00:00.000Z',
    ],
    [
      'at an hour that is skipped',
      { from: '22:00', until: '02:30', zone: 'Europe/Berlin' },
      '2026-03-28T22:00:00Z',
      '2026-03-29T00:30:00.000Z',
    ],
  ])('%s', (_when, hours, now, end) => {
    expect(endOfQuietHours(hours, new Date(now))?.toISOString() ?? null).toBe(end);
  });
});

const target = (id: number, more: Partial<ScheduledTarget> = {}): ScheduledTarget => ({
  id,
  areas: null,
  rota: null,
  on_call_until: null,
  quiet: NIGHT,
  ...more,
});
/** A Saturday night in Shanghai. */
const NOW = new Date('2026-11-28T15:00:00Z');

describe('who is on call', () => {
  const ids = (targets: ScheduledTarget[], area = 'gallery', now = NOW) => {
    const found = onCallFor(targets, area, now);
    return found && [found.members.map(({ id }) => id), found.until.toISOString()];
  };
  test('nobody without a rota', () => {
    expect(ids([target(1)])).toBeNull();
  });
  test('places take turns by the week, and one place may have several targets', () => {
    const rota = [target(1, { rota: 2 }), target(2, { rota: 5 }), target(3, { rota: 5 }), target(4)];
    const weeks = Array.from({ length: 3 }, (_, week) =>
      ids(rota, 'gallery', new Date(NOW.getTime() + week * 604_800_000)),
    );
    const [first, second, third] = weeks;
    expect([first?.[0], second?.[0]].map(String).sort()).toEqual(['1', '2,3']);
    expect(third?.[0]).toEqual(first?.[0]);
    expect(weeks.map((week) => week?.[1])).toEqual([
      '2026-11-30T00:00:00.000Z',
      '2026-12-07T00:00:00.000Z',
      '2026-12-14T00:00:00.000Z',
    ]);
  });
  test('each area has its own', () => {
    const rota = [target(1, { rota: 1, areas: ['gallery'] }), target(2, { rota: 1, areas: ['palettes'] })];
    expect([ids(rota)?.[0], ids(rota, 'palettes')?.[0], ids(rota, 'agent')]).toEqual([[1], [2], null]);
  });
  test('taking over goes before the order, until it ends', () => {
    const rota = [target(1, { rota: 1 }), target(2, { on_call_until: '2026-11-29T08:00:00.000Z' })];
    expect(ids(rota)).toEqual([[2], '2026-11-29T08:00:00.000Z']);
    expect(ids(rota, 'gallery', new Date('2026-11-29T08:00:00Z'))?.[0]).toEqual([1]);
  });
});

describe('a notification in quiet hours', () => {
  const end = '2026-11-28T23:00:00.000Z';
  const delay = (kind: 'rollback' | 'alert' | 'pause', all: ScheduledTarget[], now = NOW) =>
    delayDelivery(all[0]!, { kind, area: 'gallery' }, all, now)?.toISOString() ?? null;
  test('waits unless it is urgent', () => {
    expect([
      delay('pause', [target(1)]),
      delay('alert', [target(1)]),
      delay('rollback', [target(1)]),
    ]).toEqual([end, null, null]);
  });
  test('waits for those who are not on call, even if it is urgent', () => {
    const other = target(2, { on_call_until: '2026-11-29T08:00:00.000Z' });
    expect(delay('alert', [target(1), other])).toBe(end);
    expect(delay('alert', [other, target(1)])).toBeNull();
    expect(delay('pause', [other, target(1)])).toBe(end);
  });
  test('waits for nobody by day', () => {
    expect(delay('pause', [target(1)], new Date('2026-11-28T08:00:00Z'))).toBeNull();
    expect(delay('pause', [target(1, { quiet: null })])).toBeNull();
  });
});
