import type { DataSource } from 'typeorm';

/**
 * Hides a colour and its token. A colour that is already hidden gets the new reason. Returns whether the
 * colour or the token exists.
 */
export async function hideColor(
  dataSource: DataSource,
  id: number,
  reason: string,
  operator: string,
): Promise<boolean> {
  const [, count] = await dataSource.query<[unknown[], number]>(
    `update cocreate.colors set hidden_reason = $2, hidden_by = $3, hidden_at = now()
     where id = $1 and deleted_at is null`,
    [id, reason, operator],
  );
  return (await withholdToken(dataSource, id, true)) || count === 1;
}

/**
 * A token outlives its colour, so hiding a colour also hides its token's metadata. Returns whether the token
 * exists.
 */
async function withholdToken(dataSource: DataSource, id: number, withheld: boolean): Promise<boolean> {
  const [, count] = await dataSource.query<[unknown[], number]>(
    `update cocreate.mints set withheld = $2 where color_id = $1`,
    [id, withheld],
  );
  return count === 1;
}

/** Makes a hidden colour visible again. Returns whether the colour or its token exists. */
export async function showColor(dataSource: DataSource, id: number): Promise<boolean> {
  const [, count] = await dataSource.query<[unknown[], number]>(
    `update cocreate.colors set hidden_reason = null, hidden_by = null, hidden_at = null
     where id = $1 and deleted_at is null`,
    [id],
  );
  return (await withholdToken(dataSource, id, false)) || count === 1;
}
