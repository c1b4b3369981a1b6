import type { PolicyReport } from '@danqing/contracts/gateway';
import { Injectable, Logger } from '@nestjs/common';

const HOUR_MS = 60 * 60 * 1000;
/**
 * Kinds of violations that are logged in an hour; browser extensions cause many, and any client can send made-up ones.
 */
const KINDS_AN_HOUR = 20;

/** What pages broke of their policy: the first of each kind is logged, the others of an hour are counted. */
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
    const blocked = placeOf(report['blocked-uri'] ?? '', 'origin');
    const page = placeOf(report['document-uri'] ?? '', 'path');
    const kind = `${directive} ${blocked}`;
    if (this.#kinds.has(kind) || this.#kinds.size >= KINDS_AN_HOUR) return;
    this.#kinds.add(kind);
    const source = `${placeOf(report['source-file'] ?? '', 'path')}:${report['line-number'] ?? 0}`;
    this.#logger.warn(
      `A page broke its policy: ${short(directive)} refused ${short(blocked)} on ${short(page)}, from ${short(source)}`,
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

/** Of an address no more than where it leads: queries hold tokens. What is none, like `inline`, stays as it is. */
function placeOf(address: string, part: 'origin' | 'path'): string {
  if (!URL.canParse(address)) return address;
  const { protocol, host, pathname } = new URL(address);
  return part === 'origin' ? `${protocol}//${host}` : pathname;
}

/** A stranger wrote it: one line of plain characters. */
const short = (value: string): string => value.replace(/[^\x21-\x7e]/g, '?').slice(0, 100) || '-';
