import type { IdentifierType } from '@danqing/contracts/identity';
import { networkLimits, type RateLimit } from '@danqing/nest-kit';
import { DAY, HOUR } from '../rate-limit/rate-limit.ts';
import { CODE_PURPOSES, type CodePurpose } from '../purpose/code-purposes.ts';

/** A limit that runs low before it is used up: beyond `free` every code takes more work than the one before. */
export interface Budget extends RateLimit {
  free: number;
}

/** Who asks for a code, and what for. */
export interface Asking {
  purpose: CodePurpose;
  type: IdentifierType;
  /** Pseudonym of the mailbox or number. */
  mailbox: string;
  /** IP address. */
  address: string;
  /** Whether the identifier has an account. */
  member: boolean;
  /** Whether that member has signed in on this device before. */
  knownDevice: boolean;
  /** Codes that one network may ask for in an hour without work. */
  sendLimitPerAddress: number;
}

/** A network may ask for so many times more with work. */
const NETWORK_STRETCH = 4;
/** Work of the last code of a budget, in units of the first one that takes any. */
const DEAREST = 64;

/**
 * What a code is charged to. Devices on which the member has signed in before have budgets that strangers cannot use
 * up, and need no proof of work, in any network; so have purposes that only the signed-in member can ask for, one set
 * each. All others share theirs.
 */
export function codeBudgets({
  purpose,
  type,
  mailbox,
  knownDevice,
  member,
  address,
  sendLimitPerAddress,
}: Asking): Budget[] {
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
    // So that one network, and one site with a /48, leaves most of the day's codes to others.
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
    // Apart, so that a flood of one kind leaves the other alone.
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
  ofAll: true,
});

/** Work for the call that makes the count, in units; 0 while it is free. Doubles six times on the way to the limit. */
export function workOf({ free, limit }: Pick<Budget, 'free' | 'limit'>, count: number): number {
  if (count <= free || limit <= free) return 0;
  return DEAREST ** Math.min(1, (count - free) / (limit - free));
}
