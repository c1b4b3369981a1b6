import type { DataSource } from 'typeorm';

/** Returns false if there is no such palette. Hiding a hidden one replaces the reason. */
export async function hidePalette(
  dataSource: DataSource,
  id: number,
  reason: string,
  operator: string,
): Promise<boolean> {
  const [, count] = await dataSource.query<[unknown[], number]>(
    `update palettes.palettes set is_public = false, hidden_reason = $2, hidden_by = $3, hidden_at = now()
     where id = $1 and deleted_at is null and (is_public or hidden_reason is not null)`,
    [id, reason, operator],
  );
  return count === 1;
}

/** Makes a hidden palette public again. Returns false if there is no such palette. */
export async function showPalette(dataSource: DataSource, id: number): Promise<boolean> {
  const [, count] = await dataSource.query<[unknown[], number]>(
    `update palettes.palettes set is_public = is_public or hidden_reason is not null,
       hidden_reason = null, hidden_by = null, hidden_at = null
     where id = $1 and deleted_at is null and (is_public or hidden_reason is not null)`,
    [id],
  );
  return count === 1;
}
