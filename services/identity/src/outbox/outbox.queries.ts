import type { OutboxMessage } from '@danqing/contracts/identity';
import type { DataSource } from 'typeorm';

/** Newest messages that the page and the call show. */
const SHOWN = 50;

export async function insertMessage(
  dataSource: DataSource,
  { channel, to, subject, text, html }: Omit<OutboxMessage, 'id' | 'at'>,
): Promise<void> {
  await dataSource.query(
    `insert into identity.outbox (channel, recipient, subject, text, html) values ($1, $2, $3, $4, $5)`,
    [channel, to, subject, text, html],
  );
}

/** Newest first; with `to`, those to exactly that address or number. */
export async function selectMessages(dataSource: DataSource, to?: string): Promise<OutboxMessage[]> {
  const rows = await dataSource.query<(OutboxMessage & { id: string; at: Date })[]>(
    `select id, channel, recipient as to, subject, text, html, at from identity.outbox
     where $1::text is null or recipient = $1 order by outbox.id desc limit $2`,
    [to ?? null, SHOWN],
  );
  return rows.map((row) => ({ ...row, id: Number(row.id), at: row.at.toISOString() }));
}
