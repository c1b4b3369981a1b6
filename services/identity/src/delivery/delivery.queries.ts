import type { DataSource } from 'typeorm';

/**
 * `queued`: no attempt has begun. `sending`: the first is in progress. `failed`: it failed or did not begin
 * in time; retries follow. `refused`: failed permanently. `recovered`: sent after it had failed.
 */
export type Delivery = 'queued' | 'sending' | 'sent' | 'failed' | 'refused' | 'recovered';

export async function selectDelivery(dataSource: DataSource, id: string): Promise<Delivery | null> {
  const rows = await dataSource.query<{ delivery: Delivery }[]>(
    `select delivery from identity.codes where id = $1 and expires_at > now()`,
    [id],
  );
  return rows[0]?.delivery ?? null;
}

/** Returns false if the code was sent, replaced, redeemed or has expired. */
export async function beginAttempt(dataSource: DataSource, id: string): Promise<boolean> {
  const [, count] = await dataSource.query<[unknown[], number]>(
    `update identity.codes set delivery = case delivery when 'queued' then 'sending' else delivery end
     where id = $1 and expires_at > now() and delivery not in ('sent', 'recovered')`,
    [id],
  );
  return count === 1;
}

export async function recordSent(dataSource: DataSource, id: string): Promise<void> {
  await dataSource.query(
    `update identity.codes set delivery = case delivery when 'failed' then 'recovered' else 'sent' end where id = $1`,
    [id],
  );
}

export async function recordFailed(
  dataSource: DataSource,
  id: string,
  delivery: 'failed' | 'refused',
): Promise<void> {
  await dataSource.query(`update identity.codes set delivery = $2 where id = $1`, [id, delivery]);
}

/** Marks a code as failed if no attempt has begun; returns false if one has. */
export async function giveUpWaiting(dataSource: DataSource, id: string): Promise<boolean> {
  const [, count] = await dataSource.query<[unknown[], number]>(
    `update identity.codes set delivery = 'failed' where id = $1 and delivery = 'queued'`,
    [id],
  );
  return count === 1;
}
