import type { PublicMember } from '@danqing/contracts/identity';
import type { DataSource } from 'typeorm';

export async function isAuthor(dataSource: DataSource, userId: number): Promise<boolean> {
  const rows = await dataSource.query<unknown[]>(`select from palettes.authors where user_id = $1`, [userId]);
  return rows.length > 0;
}

export async function upsertAuthor(
  dataSource: DataSource,
  { id, name, hasPublicPage }: PublicMember,
): Promise<void> {
  await dataSource.query(
    `insert into palettes.authors as author (user_id, name, has_page) values ($1, $2, $3)
     on conflict (user_id) do update set name = excluded.name, has_page = excluded.has_page
     where (author.name, author.has_page) is distinct from (excluded.name, excluded.has_page)`,
    [id, name, hasPublicPage],
  );
}
