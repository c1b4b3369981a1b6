import { isIP } from 'node:net';
import type { SecurityEvent } from '@danqing/contracts/operators';

/** What happened once or more within one minute. */
export interface LogEntry {
  /** Milliseconds since 1970, of the first and of the last time. */
  at: number;
  lastAt: number;
  count: number;
  action: string;
  result: SecurityEvent['result'];
  actor: string;
  address: string | null;
  subject: string | null;
  detail: string | null;
  trace: string | null;
}

const MINUTE_MS = 60_000;
const LONGEST = { actor: 120, subject: 200, detail: 300, trace: 64 };

/** The event as it is kept: of bounded length, on one line, and with an address that Postgres takes. */
export function toEntry(event: SecurityEvent, at: number): LogEntry {
  return {
    at,
    lastAt: at,
    count: 1,
    action: event.action,
    result: event.result,
    actor: line(event.actor, LONGEST.actor) ?? 'unknown',
    address: plainAddress(event.address),
    subject: line(event.subject, LONGEST.subject),
    detail: line(event.detail, LONGEST.detail),
    trace: line(event.trace, LONGEST.trace),
  };
}

export const minuteOf = ({ at }: Pick<LogEntry, 'at'>): number => Math.floor(at / MINUTE_MS) * MINUTE_MS;

/** Entries with the same key become one row. */
export const foldKey = (entry: LogEntry): string => JSON.stringify([minuteOf(entry), ...foldedParts(entry)]);

export const foldedParts = ({ action, result, actor, address, subject }: LogEntry) => [
  action,
  result,
  actor,
  address,
  subject,
];

/** It is printed to terminals, so nothing that moves a cursor or turns the direction, and no half character. */
function line(text: string | undefined, longest: number): string | null {
  const plain = text?.replace(/[\p{Cs}\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, '�');
  return plain ? [...plain].slice(0, longest).join('') : null;
}

/** An address, or a network like `2001:db8::/48`, without what only its own machine understands. */
function plainAddress(address: string | null): string | null {
  const [host = '', bits] = (address ?? '').replace(/%[^/]*/, '').split('/');
  const plain = host.replace(/^::ffff:(?=\d+\.)/i, '');
  if (!isIP(plain)) return null;
  return bits !== undefined && /^\d{1,2}$/.test(bits) ? `${plain}/${bits}` : plain;
}
