import type { Maker } from '@danqing/contracts/creations';
import type { DataSource, EntityManager } from 'typeorm';
import { withMarks, type WrittenPoem } from './poet.ts';

/** Retention in days of a poem without a painting. */
const RETENTION_DAYS = 30;

export interface PoemColor {
  id: number;
  name: string;
  hex: string;
}

export interface NewPoem extends WrittenPoem {
  id: string;
  color: PoemColor;
  maker: Maker;
}

export async function insertPoem(
  database: DataSource | EntityManager,
  { id, color, title, lines, scene, renderings, maker }: NewPoem,
): Promise<boolean> {
  const rows = await database.query<unknown[]>(
    `insert into creations.poems
       (id, color_id, color_name, color_hex, title, lines, content, scene, renderings, maker)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)
     on conflict (content) do nothing returning id`,
    [
      id,
      color.id,
      color.name,
      color.hex,
      title,
      lines,
      withMarks(lines),
      ...[scene, renderings, maker].map((value) => (value === null ? null : JSON.stringify(value))),
    ],
  );
  return rows.length > 0;
}

export async function purgePoems(dataSource: DataSource): Promise<void> {
  await dataSource.query(
    `delete from creations.paintings
     where state = 'failed' and touched_at < now() - interval '${RETENTION_DAYS} days'`,
  );
  await dataSource.query(
    `delete from creations.poems where created_at < now() - interval '${RETENTION_DAYS} days'
       and not exists (select from creations.paintings where poem_id = poems.id)`,
  );
}
