import {
  CREDIT_REASONS,
  type CreditEntry,
  type CreditHistory,
  type CreditHistoryRequest,
  type CreditReason,
} from '@danqing/contracts/credits';
import type { DataSource } from 'typeorm';
import { selectHistory, type HistoryRow } from './history.queries.ts';

export async function readHistory(
  dataSource: DataSource,
  { userId, limit, ...page }: CreditHistoryRequest,
): Promise<CreditHistory> {
  const rows = await selectHistory(dataSource, userId, { ...page, limit: limit + 1 });
  const data = rows.slice(0, limit).map(shown);
  return { data, next: rows.length > limit ? data.at(-1)!.id : null };
}

const shown = ({ id, at, delta, balanceAfter, reason, key }: HistoryRow): CreditEntry => ({
  id,
  at: at.toISOString(),
  amount: delta,
  balance_after: balanceAfter,
  reason: shownReason(reason),
  returned: key.startsWith('release:'),
  order_id: /^order:(\w+)$/.exec(key)?.[1] ?? null,
  palette_id: numberIn(/^claim:palette:(\d+)$/.exec(key)?.[1]),
});

/** An operator's own wording is not shown to members. */
function shownReason(reason: string): CreditReason {
  if (reason.startsWith('admin:')) return 'adjustment';
  return CREDIT_REASONS.find((known) => known === reason) ?? 'other';
}

const numberIn = (digits: string | undefined) => (digits === undefined ? null : Number(digits));
