import type { LedgerEntryEntity } from '../account/ledger-entry.entity.ts';
import type { LedgerAudit } from '../audit/audit-ledger.ts';

export interface Granted {
  userId: number;
  name: string;
  amount: number;
  balance: number;
  reason: string;
  key: string;
  repeated: boolean;
}

export const describeGranted = ({ userId, name, amount, balance, key, repeated }: Granted): string =>
  repeated
    ? `key ${key} granted member ${userId} (${name}) these ${amount} before; nothing to do, balance ${balance}\n`
    : `granted member ${userId} (${name}) ${amount}, balance ${balance} (key ${key})\n`;

export function describeHistory(entries: readonly LedgerEntryEntity[]): string {
  if (entries.length === 0) return 'No entries yet.\n';
  const lines = entries.map(
    ({ sequence, at, delta, balanceAfter, reason, key, actor }) =>
      `${sequence}  ${at}  ${delta > 0 ? '+' : ''}${delta} = ${balanceAfter}  ${reason}${actor === null ? '' : ` by ${actor}`} (key ${key})`,
  );
  return `${lines.join('\n')}\n`;
}

export function describeAudit({ accounts, entries, holds, problemCount, problems }: LedgerAudit): string {
  const counts = `accounts ${accounts}, entries ${entries}, holds ${holds}`;
  if (problemCount === 0) return `clean: ${counts}\n`;
  const lines = problems.map(({ userId, kind, message }) => `member ${userId}: ${kind}: ${message}`);
  const listed = problemCount > problems.length ? `, the first ${problems.length} listed` : '';
  return `${lines.join('\n')}\nproblems ${problemCount}${listed}: ${counts}\n`;
}
