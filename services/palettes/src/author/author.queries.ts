import type { PublicMember } from '@danqing/contracts/identity';
import type { DataSource } from 'typeorm';

/** Whether the member is known as an author. */
export async function isAuthor(dataSource: DataSource, userId: number): Promise<boolean> {
  const rows = await dataSource.query<unknown[]>(`select from palettes.authors where user_id = $1`, [userId]);
  return rows.length > 0;
}

export async function upsertAuthor(dataSource: DataSource, { id, name }: PublicMember): Promise<void> {
  await dataSource.query(
    `insert into palettes.authors as author (user_id, name) values ($1, $2)
     on conflict (user_id) do update set name = excluded.name where author.name <> excluded.name`,
    [id, name],
  );
}
