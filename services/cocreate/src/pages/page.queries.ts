import { MAX_LISTED_PAGES } from '@danqing/contracts/ports';
import type { DataSource } from 'typeorm';

export async function isHidden(dataSource: DataSource, id: number): Promise<boolean> {
  const [row] = await dataSource.query<[{ hidden: boolean }]>(
    `select exists (
       select from cocreate.colors where id = $1 and deleted_at is null and hidden_reason is not null) as hidden`,
    [id],
  );
  return row.hidden;
}

export async function selectListedIds(dataSource: DataSource): Promise<number[]> {
  const rows = await dataSource.query<{ id: number }[]>(
    `select id from cocreate.colors where listed order by id desc limit ${MAX_LISTED_PAGES}`,
  );
  return rows.map(({ id }) => id);
}
