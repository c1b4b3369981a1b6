import { createHash } from 'node:crypto';
import { z } from 'zod';
import type { LoggedEvent } from './log.queries.ts';

export interface LogReport {
  environment: string | null;
  /** Events up to the first broken one. */
  events: number;
  /** Hash of the last sound event. It stands for all events up to it. */
  head: string | null;
  broken: { sequence: number; problem: string } | null;
}

const eventSchema = z.object({ environment: z.string(), sequence: z.number().int() });

/**
 * Recomputes the hashes of a log, up to the first event that does not follow from those before.
 *
 * @param known a hash that was noted earlier and must be in the log, so that a log rewritten as a whole shows
 */
export async function verifyLog(
  log: AsyncIterable<Pick<LoggedEvent, 'hash' | 'text'> | string>,
  known: string | null = null,
): Promise<LogReport> {
  const report: LogReport = { environment: null, events: 0, head: null, broken: null };
  let isKnown = known === null;
  for await (const event of log) {
    const problem = typeof event === 'string' ? event : problemOf(event, report);
    if (typeof event === 'string' || problem !== null) {
      report.broken = { sequence: report.events + 1, problem: problem ?? 'is unreadable' };
      return report;
    }
    report.events += 1;
    report.head = event.hash;
    isKnown ||= event.hash === known;
  }
  if (!isKnown)
    report.broken = {
      sequence: report.events,
      problem: `and those before it do not contain the known hash ${known}: the log is another one, or was cut off`,
    };
  return report;
}

function problemOf({ hash, text }: Pick<LoggedEvent, 'hash' | 'text'>, report: LogReport): string | null {
  const event = parse(text);
  if (event === null) return 'is not an event';
  if (event.sequence !== report.events + 1)
    return `has the sequence ${event.sequence}: events are missing or repeated`;
  report.environment ??= event.environment;
  if (event.environment !== report.environment) return `belongs to another environment, ${event.environment}`;
  const before = Buffer.from(report.head ?? '', 'hex');
  const expected = createHash('sha256').update(before).update(text).digest('hex');
  return hash === expected ? null : 'or the hash before it was changed';
}

function parse(text: string): z.output<typeof eventSchema> | null {
  try {
    return eventSchema.parse(JSON.parse(text));
  } catch {
    return null;
  }
}
