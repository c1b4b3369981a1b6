import type { IdentifierType } from '@danqing/contracts/identity';
import { networkLimits, type RateLimit } from '@danqing/nest-kit';
import { DAY, HOUR } from '../rate-limit/rate-limit.ts';
import { CODE_PURPOSES, type CodePurpose } from '../purpose/code-purposes.ts';

/**
 * A limit that requires proof of work before it is exhausted. Beyond `free`, each code costs more work than
 * the one before.
 */
export interface Budget extends RateLimit {
  free: number;
}

export interface CodeContext {
  purpose: CodePurpose;
  type: IdentifierType;
  mailbox: string;
  address: string;
  member: boolean;
  knownDevice: boolean;
  sendLimitPerAddress: number;
}

/** Factor by which proof of work extends a network's limit. */
const NETWORK_STRETCH = 4;
/** Work of a budget's last code, in units of the first one that requires work. */
const MAX_WORK = 64;

/**
 * Returns the budgets that a code is charged to. Known devices have budgets that strangers cannot exhaust,
 * and need no proof of work. The same applies to purposes that only the signed-in member can request. All
 * other codes share budgets.
 */
export function codeBudgets({
  purpose,
  type,
  mailbox,
  knownDevice,
  member,
  address,
  sendLimitPerAddress,
}: CodeContext): Budget[] {
  const to = `${type} ${mailbox}`;
  if (CODE_PURPOSES[purpose].askedBy === 'the member') {
    return [
      own(`send ${purpose} to ${to} in an hour`, 5, HOUR),
      own(`send ${purpose} to ${to} in a day`, 10, DAY),
      ofAll(`send ${type} to ${purpose}`, 2_500, 2_500),
    ];
  }
  if (knownDevice) {
    return [
      own(`send to ${to} on known devices in an hour`, 5, HOUR),
      own(`send to ${to} on known devices in a day`, 10, DAY),
      ofAll(`send ${type} to known devices`, 2_500, 2_500),
    ];
  }
  return [
    { ...own(`send to ${to} in an hour`, 30, HOUR), free: 5 },
    { ...own(`send to ${to} in a day`, 60, DAY), free: 10 },
    // Keeps most of the daily codes available to other networks, even against an attacker with a /48.
    ...networkLimits(`send to ${to}`, address, { limit: 20, seconds: DAY }).map((limit) => ({
      ...limit,
      name: 'codes for one identifier from one network',
      limit: Math.min(limit.limit, 30),
      free: limit.limit,
    })),
    ...networkLimits('send', address, { limit: sendLimitPerAddress, seconds: HOUR }).map((limit) => ({
      ...limit,
      limit: limit.limit * NETWORK_STRETCH,
      free: limit.limit,
    })),
    // Separate, so that a flood of one kind does not block the other.
    member
      ? ofAll(`send ${type} to members`, 1_000, 500)
      : ofAll(`send ${type} to new identifiers`, 1_500, 750),
  ];
}

const own = (subject: string, limit: number, seconds: number): Budget => ({
  subject,
  name: 'codes for one identifier',
  limit,
  free: limit,
  seconds,
});

const ofAll = (subject: string, limit: number, free: number): Budget => ({
  subject,
  name: subject,
  limit,
  free,
  seconds: HOUR,
  isShared: true,
});

/**
 * Returns the work for the call with this count, in units; 0 while free. Doubles six times up to the limit.
 */
export function workOf({ free, limit }: Pick<Budget, 'free' | 'limit'>, count: number): number {
  if (count <= free || limit <= free) return 0;
  return MAX_WORK ** Math.min(1, (count - free) / (limit - free));
}
