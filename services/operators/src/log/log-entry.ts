import { isIP } from 'node:net';
import type { SecurityEvent } from '@danqing/contracts/operators';

export interface LogEntry {
  /** First and last time, in milliseconds since the epoch. */
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
const MAX_LENGTHS = { actor: 120, subject: 200, detail: 300, trace: 64 };

/** Normalises an event for storage: limited length, one line, and an address that Postgres accepts. */
export function toEntry(event: SecurityEvent, at: number): LogEntry {
  return {
    at,
    lastAt: at,
    count: 1,
    action: event.action,
    result: event.result,
    actor: line(event.actor, MAX_LENGTHS.actor) ?? 'unknown',
    address: plainAddress(event.address),
    subject: line(event.subject, MAX_LENGTHS.subject),
    detail: line(event.detail, MAX_LENGTHS.detail),
    trace: line(event.trace, MAX_LENGTHS.trace),
  };
}

export const minuteOf = ({ at }: Pick<LogEntry, 'at'>): number => Math.floor(at / MINUTE_MS) * MINUTE_MS;

/** Entries with equal keys are merged into one row. */
export const foldKey = (entry: LogEntry): string => JSON.stringify([minuteOf(entry), ...foldedParts(entry)]);

export const foldedParts = ({ action, result, actor, address, subject }: LogEntry) => [
  action,
  result,
  actor,
  address,
  subject,
];

/**
 * Removes cursor movement, bidirectional controls and lone surrogates, because operators print it to
 * terminals.
 */
function line(text: string | undefined, longest: number): string | null {
  const plain = text?.replace(/[\p{Cs}\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, '�');
  return plain ? [...plain].slice(0, longest).join('') : null;
}

function plainAddress(address: string | null): string | null {
  const [host = '', bits] = (address ?? '').replace(/%[^/]*/, '').split('/');
  const plain = host.replace(/^::ffff:(?=\d+\.)/i, '');
  if (!isIP(plain)) return null;
  return bits !== undefined && /^\d{1,2}$/.test(bits) ? `${plain}/${bits}` : plain;
}
