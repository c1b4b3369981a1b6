import { describe, expect, it, test } from 'vitest';
import { beijingDay, beijingTime, dayOf, newOrderId, timeOfBeijing } from './order.ts';

describe('an order number', () => {
  it('starts with the day in Beijing, also after midnight there', () => {
    expect(newOrderId(new Date('2026-11-23T15:59:59Z'))).toMatch(/^20261123/);
    expect(newOrderId(new Date('2026-11-23T16:00:00Z'))).toMatch(/^20261124/);
  });

  it('ends in twelve signs that nobody confuses, and that differ', () => {
    const now = new Date();
    const ids = Array.from({ length: 500 }, () => newOrderId(now));
    for (const id of ids) expect(id).toMatch(/^\d{8}[0-9A-HJKMNP-TV-Z]{12}$/);
    expect(new Set(ids).size).toBe(ids.length);
    expect(new Set(ids.join('')).size).toBe(32);
  });
});

test('the accounting day is that of Beijing', () => {
  expect(beijingDay(new Date('2026-12-31T15:59:59.999Z'))).toBe('2026-12-31');
  expect(beijingDay(new Date('2026-12-31T16:00:00Z'))).toBe('2027-01-01');
});

test('an accounting day lasts from midnight to midnight in Beijing', () => {
  const { from, to } = dayOf('2026-11-23');
  expect(from.toISOString()).toBe('2026-11-22T16:00:00.000Z');
  expect(to.toISOString()).toBe('2026-11-23T16:00:00.000Z');
  expect([from, new Date(to.getTime() - 1)].map(beijingDay)).toEqual(['2026-11-23', '2026-11-23']);
});

describe("Alipay's times", () => {
  it.each(['2026-11-23T00:00:00Z', '2026-02-28T23:59:59Z'])('%s survives writing and reading', (iso) => {
    const time = new Date(iso);
    expect(timeOfBeijing(beijingTime(time))).toEqual(time);
  });

  it('are in Beijing', () => {
    expect(beijingTime(new Date('2026-11-23T00:00:00Z'))).toBe('2026-11-23 08:00:00');
    expect(timeOfBeijing('2026-11-23 08:00:00')?.toISOString()).toBe('2026-11-23T00:00:00.000Z');
  });

  it.each([
    '',
    '2026-11-23',
    '2026-11-23T08:00:00',
    '2026-11-23 08:00',
    ' 2026-11-23 08:00:00',
    '2026-11-23 08:00:00Z',
    '2026-13-23 08:00:00',
    '2026-11-23 25:00:00',
  ])('%j is no time', (text) => {
    expect(timeOfBeijing(text)).toBeNull();
  });
});
