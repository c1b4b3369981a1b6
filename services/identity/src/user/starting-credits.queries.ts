import type { EntityManager } from 'typeorm';

export async function isEntitled(transaction: EntityManager, userId: number): Promise<boolean> {
  const rows = await transaction.query<unknown[]>(
    `select 1 from identity.starting_credits where user_id = $1`,
    [userId],
  );
  return rows.length > 0;
}

export async function isMailboxServed(transaction: EntityManager, mailbox: string): Promise<boolean> {
  const rows = await transaction.query<unknown[]>(
    `select 1 from identity.starting_credits where mailbox = $1`,
    [mailbox],
  );
  return rows.length > 0;
}

export async function insertEntitlement(
  transaction: EntityManager,
  userId: number,
  mailbox: string,
): Promise<boolean> {
  const rows = await transaction.query<unknown[]>(
    `insert into identity.starting_credits (user_id, mailbox) values ($1, $2) on conflict do nothing returning 1`,
    [userId, mailbox],
  );
  return rows.length > 0;
}

export async function isMailboxSpent(transaction: EntityManager, mailboxHash: Buffer): Promise<boolean> {
  const rows = await transaction.query<unknown[]>(
    `select 1 from identity.spent_starting_credits where mailbox_hash = $1 and forget_at > now()`,
    [mailboxHash],
  );
  return rows.length > 0;
}
