import { expect, it } from 'vitest';
import { Alarm } from './alarm.ts';

const FOREVER = 1_000_000;
const never = new AbortController().signal;

it('wakes who sleeps', async () => {
  const alarm = new Alarm();
  const sleep = alarm.sleep(FOREVER, never);
  alarm.ring();
  expect(await sleep).toBe(true);
});

it('that has rung before lets nobody sleep, once', async () => {
  const alarm = new Alarm();
  alarm.ring();
  alarm.ring();
  expect([await alarm.sleep(FOREVER, never), await alarm.sleep(1, never)]).toEqual([true, false]);
});

it.each([true, false])('lets sleep no longer than the signal: already given %s', async (already) => {
  const control = new AbortController();
  if (already) control.abort();
  const sleep = new Alarm().sleep(FOREVER, control.signal);
  control.abort();
  expect(await sleep).toBe(false);
});
