import type { SecurityEvent } from '@danqing/contracts/operators';
import { expect, it } from 'vitest';
import { FOLDED_DETAIL, LOG_BUDGETS } from './fold-events.ts';
import { foldKey, type LogEntry } from './log-entry.ts';
import { SecurityLog } from './security-log.ts';

const START = Date.UTC(2026, 2, 1, 12);
const MINUTE_MS = 60_000;

function openLog(options: { mostWaiting?: number } = {}) {
  const kept = new Map<string, LogEntry>();
  const state = { now: START, away: false };
  const log = new SecurityLog({
    ...options,
    now: () => state.now,
    write: async (entries) => {
      if (state.away) throw new Error('the database is away');
      for (const entry of entries) {
        const count = (kept.get(foldKey(entry))?.count ?? 0) + entry.count;
        kept.set(foldKey(entry), { ...entry, count });
      }
    },
  });
  const rows = () => [...kept.values()];
  const total = () => rows().reduce((sum, { count }) => sum + count, 0);
  return { log, state, rows, total };
}

const refused = (changes: Partial<SecurityEvent> = {}): SecurityEvent => ({
  action: 'sign-in',
  result: 'refused',
  actor: 'visitor',
  address: '203.0.113.9',
  ...changes,
});

it('makes one row with a count of what repeats within a minute, and another of the next minute', async () => {
  const { log, state, rows } = openLog();
  for (let time = 0; time < 1_000; time++) log.record(refused({ detail: `try ${time}` }));
  await log.flush();
  log.record(refused());
  state.now += MINUTE_MS;
  log.record(refused());
  log.record(refused({ subject: 'li@example.com' }));
  await log.flush();
  expect(rows().map(({ count, detail, subject }) => [count, detail, subject])).toEqual([
    [1_001, null, null],
    [1, null, null],
    [1, null, 'li@example.com'],
  ]);
});

it('keeps the rows of a flood from everywhere at what strangers may have, and counts every event', async () => {
  const { log, rows, total } = openLog();
  for (let host = 0; host < 50_000; host++) {
    const address = `2001:db8:${(host >> 4).toString(16)}:${host % 16}::1`;
    log.record(refused({ address, subject: `somebody-${host}@example.com`, actor: `member ${host}` }));
    if (host % 1_000 === 0) await log.flush();
  }
  await log.flush();
  expect(total()).toBe(50_000);
  expect(rows().length).toBeLessThanOrEqual(LOG_BUDGETS.strangers.burst + 1);
  expect(rows().at(-1)).toMatchObject({ actor: 'visitor', address: null, detail: FOLDED_DETAIL });
});

it('leaves a flood from one network in one row beside the first ones, and its neighbours untouched', async () => {
  const { log, rows, total } = openLog();
  for (let host = 0; host < 5_000; host++)
    log.record(refused({ address: `2001:db8:7:${(host % 256).toString(16)}::1`, subject: `${host}` }));
  log.record(refused({ address: '198.51.100.7', subject: 'li@example.com' }));
  await log.flush();
  expect(total()).toBe(5_001);
  expect(rows()).toHaveLength(LOG_BUDGETS.network.burst + 2);
  expect(rows().filter(({ detail }) => detail === FOLDED_DETAIL)).toMatchObject([
    { address: '2001:db8:7::/48', subject: null, count: 5_000 - LOG_BUDGETS.network.burst },
  ]);
  expect(rows().at(-1)).toMatchObject({ address: '198.51.100.7', subject: 'li@example.com' });
});

it('keeps every act of an operator, whatever strangers send, and folds what one member does without end', async () => {
  const { log, rows } = openLog();
  for (let host = 0; host < 9_000; host++)
    log.record(refused({ address: `203.0.${host >> 8}.${host % 256}` }));
  for (let move = 0; move < 200; move++)
    log.record({
      action: 'operator-change',
      result: 'allowed',
      actor: 'operator anna',
      address: '::1',
      subject: `area ${move}`,
    });
  for (let palette = 0; palette < 2_000; palette++)
    log.record({
      action: 'claim',
      result: 'allowed',
      actor: 'member 12',
      address: '::1',
      subject: `palette ${palette}`,
    });
  await log.flush();
  expect(rows().filter(({ actor }) => actor === 'operator anna')).toHaveLength(200);
  const member = rows().filter(({ actor }) => actor === 'member 12');
  expect(member).toHaveLength(LOG_BUDGETS.actor.burst + 1);
  expect(member.at(-1)).toMatchObject({ count: 2_000 - LOG_BUDGETS.actor.burst, detail: FOLDED_DETAIL });
});

it('never throws and never waits, whatever it is told', async () => {
  const { log, rows } = openLog();
  const strange = { toString: () => 'x' } as unknown as string;
  expect(() => log.record(refused({ actor: strange }))).not.toThrow();
  log.record(refused({ subject: `red \u001b[31m \u202e ${'x'.repeat(1_000)} \ud800`, address: 'nowhere' }));
  await log.flush();
  expect(rows()[0]).toMatchObject({
    subject: expect.stringMatching(/^red �\[31m � x+$/),
    address: null,
  });
  expect(rows()[0]?.subject).toHaveLength(200);
});

it('holds what it can while the database is away, writes it afterwards, and says how many were lost', async () => {
  const { log, state, rows, total } = openLog({ mostWaiting: 100 });
  state.away = true;
  for (let host = 0; host < 150; host++) {
    log.record(refused({ address: `203.0.113.${host}` }));
    if (host === 50) await expect(log.flush()).rejects.toThrow('away');
  }
  for (let area = 0; area < 10; area++)
    log.record({
      action: 'operator-change',
      result: 'allowed',
      actor: 'operator anna',
      address: null,
      subject: `${area}`,
    });
  expect(log.waiting).toBe(90);
  state.away = false;
  await log.flush();
  expect(rows().filter(({ actor }) => actor === 'operator anna')).toHaveLength(10);
  expect(rows().at(-1)).toMatchObject({
    action: 'log',
    detail: '70 events were lost: the database was away',
  });
  expect(total()).toBe(80 + 10 + 1);
  await log.flush();
  expect(total()).toBe(80 + 10 + 1);
});
