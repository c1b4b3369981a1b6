import type { PolicyReport } from '@danqing/contracts/gateway';
import { Injectable, Logger } from '@nestjs/common';

const HOUR_MS = 60 * 60 * 1000;
/** Limits logging per hour. Browser extensions cause many violations, and any client can forge reports. */
const KINDS_AN_HOUR = 20;

/** Logs the first violation of each kind per hour, and counts the others. */
@Injectable()
export class PolicyReports {
  readonly #logger = new Logger('Policy');
  #kinds = new Set<string>();
  #reports = 0;
  #began = Date.now();

  take({ 'csp-report': report }: PolicyReport): void {
    this.#beginHour();
    this.#reports += 1;
    const directive =
      (report['effective-directive'] ?? report['violated-directive'] ?? '').split(' ')[0] ?? '';
    const blocked = stripQuery(report['blocked-uri'] ?? '', 'origin');
    const page = stripQuery(report['document-uri'] ?? '', 'path');
    const kind = `${directive} ${blocked}`;
    if (this.#kinds.has(kind) || this.#kinds.size >= KINDS_AN_HOUR) return;
    this.#kinds.add(kind);
    const source = `${stripQuery(report['source-file'] ?? '', 'path')}:${report['line-number'] ?? 0}`;
    this.#logger.warn(
      `A page broke its policy: ${toPrintable(directive)} refused ${toPrintable(blocked)} on ${toPrintable(page)}, from ${toPrintable(source)}`,
    );
  }

  #beginHour(): void {
    if (Date.now() - this.#began < HOUR_MS) return;
    if (this.#reports > this.#kinds.size)
      this.#logger.warn(`${this.#reports} reports of broken policies in the hour before`);
    this.#kinds = new Set();
    this.#reports = 0;
    this.#began = Date.now();
  }
}

/** Removes the query, which may contain tokens. Keywords such as `inline` remain unchanged. */
function stripQuery(address: string, part: 'origin' | 'path'): string {
  if (!URL.canParse(address)) return address;
  const { protocol, host, pathname } = new URL(address);
  return part === 'origin' ? `${protocol}//${host}` : pathname;
}

/** Untrusted input: reduce it to one line of printable ASCII. */
const toPrintable = (value: string): string => value.replace(/[^\x21-\x7e]/g, '?').slice(0, 100) || '-';
