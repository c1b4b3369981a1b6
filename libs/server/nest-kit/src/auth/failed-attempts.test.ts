import { beforeEach, expect, it } from 'vitest';
import { FailedAttempts } from './failed-attempts.ts';

let now = 0;
let failures: FailedAttempts;
beforeEach(() => {
  now = 1_000_000;
  failures = new FailedAttempts(() => now);
});
const refusal = (address: string) => {
  try {
    failures.fail(address);
    return null;
  } catch (error) {
    return error;
  }
};
const fail = (address: string, times: number) => {
  for (let time = 0; time < times; time++) failures.fail(address);
};

it('refuses a network after ten failures, says how long, and nobody else', () => {
  fail('203.0.113.9', 9);
  now += 20_500;
  fail('203.0.113.9', 1);
  expect(refusal('203.0.113.9')).toMatchObject({ code: 'RATE_LIMITED', retryAfterSeconds: 40 });
  expect(refusal('203.0.113.10')).toBeNull();
});

it('counts the addresses of one line together', () => {
  for (let host = 1; host <= 10; host++) failures.fail(`2001:db8::${host}`);
  expect(refusal('2001:db8::ffff')).toMatchObject({ code: 'RATE_LIMITED' });
  expect(refusal('2001:db8:0:1::1')).toBeNull();
});

it('forgets failures a minute later, one by one', () => {
  fail('203.0.113.9', 5);
  now += 30_000;
  fail('203.0.113.9', 5);
  expect(refusal('203.0.113.9')).toMatchObject({ retryAfterSeconds: 30 });
  now += 30_000;
  fail('203.0.113.9', 5);
  expect(refusal('203.0.113.9')).toMatchObject({ retryAfterSeconds: 30 });
});

it('keeps ten thousand networks in mind and forgets the one that tried longest ago', () => {
  fail('203.0.113.9', 10);
  fail('203.0.113.10', 9);
  for (let network = 0; network < 9_998; network++) failures.fail(`2001:db8:0:${network.toString(16)}::1`);
  fail('203.0.113.10', 1);
  failures.fail('2001:db8:1::1');
  expect(refusal('203.0.113.9')).toBeNull();
  expect(refusal('203.0.113.10')).toMatchObject({ code: 'RATE_LIMITED' });
});
