import type { DataSource } from 'typeorm';

/** Whether there is such a creation. One that is hidden stays so, with the new reason. */
export const hideCreation = (dataSource: DataSource, id: number, reason: string, operator: string) =>
  change(dataSource, `hidden_reason = $2, hidden_by = $3, hidden_at = now()`, [id, reason, operator]);

/** Shows what was hidden again, as its owner has it. Whether there is such a creation. */
export const showCreation = (dataSource: DataSource, id: number) =>
  change(dataSource, `hidden_reason = null, hidden_by = null, hidden_at = null`, [id]);

async function change(dataSource: DataSource, assignment: string, parameters: unknown[]): Promise<boolean> {
  const [, count] = await dataSource.query<[unknown[], number]>(
    `update creations.collections set ${assignment} where id = $1 and deleted_at is null`,
    parameters,
  );
  return count === 1;
}
