import type { NewPalette } from '@danqing/contracts/palettes';
import type { DataSource, EntityManager } from 'typeorm';
import { contentOf } from './palette.queries.ts';

export interface OwnPalette extends NewPalette {
  version: number;
  hidden: boolean;
}

export async function selectOwnPalette(
  source: DataSource | EntityManager,
  id: number,
  userId: number,
  { lock }: { lock: boolean },
): Promise<OwnPalette | null> {
  const rows = await source.query<OwnPalette[]>(
    `select version, name, description, is_public, hidden_reason is not null as hidden, colors
     from palettes.palettes where id = $1 and user_id = $2 and deleted_at is null${lock ? ' for update' : ''}`,
    [id, userId],
  );
  return rows[0] ?? null;
}

export async function isForeign(dataSource: DataSource, id: number, userId: number): Promise<boolean> {
  const rows = await dataSource.query<unknown[]>(
    `select from palettes.palettes where id = $1 and user_id <> $2 and listed`,
    [id, userId],
  );
  return rows.length > 0;
}

export async function updatePalette(
  transaction: EntityManager,
  id: number,
  palette: NewPalette,
): Promise<void> {
  await transaction.query(
    `update palettes.palettes set version = version + 1, name = $2, description = $3, is_public = $4,
       search_text = $5, oklab_points = $6, colors = $7
     where id = $1`,
    [id, ...contentOf(palette)],
  );
}
