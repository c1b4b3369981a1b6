import type { DataSource } from 'typeorm';

/** Whether there is such a colour, or its token. One that is hidden stays so, with the new reason. */
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

/** A token outlives its colour: what operators hide of a colour, it does not say either. Whether there is one. */
async function withholdToken(dataSource: DataSource, id: number, withheld: boolean): Promise<boolean> {
  const [, count] = await dataSource.query<[unknown[], number]>(
    `update cocreate.mints set withheld = $2 where color_id = $1`,
    [id, withheld],
  );
  return count === 1;
}

/** Shows a hidden colour again. Whether there is such a colour, or its token. */
export async function showColor(dataSource: DataSource, id: number): Promise<boolean> {
  const [, count] = await dataSource.query<[unknown[], number]>(
    `update cocreate.colors set hidden_reason = null, hidden_by = null, hidden_at = null
     where id = $1 and deleted_at is null`,
    [id],
  );
  return (await withholdToken(dataSource, id, false)) || count === 1;
}
