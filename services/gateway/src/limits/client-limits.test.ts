import type { AppError } from '@danqing/nest-kit';
import type { FastifyRequest } from 'fastify';
import { expect, it } from 'vitest';
import { CLIENT_LIMITS, ClientLimits } from './client-limits.ts';

const { burst, perSecond } = CLIENT_LIMITS.saves;

function open(factor = 1) {
  const clock = { now: 0 };
  const limits = new ClientLimits(factor, () => clock.now);
  const ask = (ip: string, userId?: number): number => {
    const user = userId === undefined ? undefined : { userId, sessionId: '' };
    try {
      limits.take('saves', { ip, socket: {}, user } as unknown as FastifyRequest);
      return 0;
    } catch (error) {
      expect(error).toMatchObject({ code: 'RATE_LIMITED' });
      return (error as AppError).retryAfterSeconds ?? Number.NaN;
    }
  };
  const allowed = (count: number, ip: (index: number) => string, userId?: number) =>
    Array.from({ length: count }, (_, index) => ask(ip(index), userId)).filter((wait) => wait === 0).length;
  return { clock, ask, allowed };
}

it('lets a network ask as often as it may, then says how long to wait, and lets it again', () => {
  const { clock, ask, allowed } = open();
  expect(allowed(burst + 5, () => '192.0.2.1')).toBe(burst);
  const wait = ask('192.0.2.1');
  expect(wait).toBe(Math.ceil(1 / perSecond));
  expect(ask('192.0.2.2')).toBe(0);
  clock.now += wait * 1000;
  expect([ask('192.0.2.1'), ask('192.0.2.1') > 0]).toEqual([0, true]);
});

it('takes a whole /56 and /48 for more than one network, and for less than all that lie in it', () => {
  const within56 = (index: number) => `2001:db8:0:${(index % 256).toString(16)}::1`;
  expect(open().allowed(burst * 8, within56)).toBe(burst * 4);
  const within48 = (index: number) => `2001:db8:0:${(index % 65_536).toString(16)}::1`;
  expect(open().allowed(burst * 32, (index) => within48(index * 31))).toBe(burst * 16);
});

it('takes nothing from the neighbours for what it refuses', () => {
  const { ask, allowed } = open();
  expect(allowed(burst * 20, () => '2001:db8::1')).toBe(burst);
  expect(ask('2001:db8:0:1::1')).toBe(0);
});

it('counts a member by themselves: neither network nor neighbours shut them out, and no network helps them', () => {
  const { ask, allowed } = open();
  allowed(burst * 2, () => '192.0.2.1');
  expect(ask('192.0.2.1', 12)).toBe(0);
  expect(allowed(burst * 2, (index) => `198.51.100.${index % 256}`, 13)).toBe(burst);
  expect(ask('192.0.2.1', 12)).toBe(0);
});

it('can be made wider', () => {
  expect(open(2).allowed(burst * 3, () => '192.0.2.1')).toBe(burst * 2);
});
