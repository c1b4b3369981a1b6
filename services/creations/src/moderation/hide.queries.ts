import type { DataSource } from 'typeorm';

/** Returns false if there is no such creation. Hiding a hidden one replaces the reason. */
export const hideCreation = (dataSource: DataSource, id: number, reason: string, operator: string) =>
  change(dataSource, `hidden_reason = $2, hidden_by = $3, hidden_at = now()`, [id, reason, operator]);

/**
 * Removes the operators' hiding; the owner's own visibility setting applies again. Returns false if there is
 * no such creation.
 */
export const showCreation = (dataSource: DataSource, id: number) =>
  change(dataSource, `hidden_reason = null, hidden_by = null, hidden_at = null`, [id]);

async function change(dataSource: DataSource, assignment: string, parameters: unknown[]): Promise<boolean> {
  const [, count] = await dataSource.query<[unknown[], number]>(
    `update creations.collections set ${assignment} where id = $1 and deleted_at is null`,
    parameters,
  );
  return count === 1;
}
