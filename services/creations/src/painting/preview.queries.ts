import type { DataSource } from 'typeorm';
import type { PaintedLayer } from './painter.ts';

export async function storePreview(
  dataSource: DataSource,
  id: number,
  { layer, layers, preview }: PaintedLayer,
): Promise<void> {
  await dataSource.query(
    `insert into creations.painting_previews (painting_id, layer, layers, preview)
     select id, $2, $3, $4 from creations.paintings where id = $1 and state = 'painting'
     on conflict (painting_id) do update
       set layer = excluded.layer, layers = excluded.layers, preview = excluded.preview`,
    [id, layer, layers, preview],
  );
}

export async function selectPreview(
  dataSource: DataSource,
  id: number,
  layer: number,
): Promise<PaintedLayer | null> {
  const rows = await dataSource.query<PaintedLayer[]>(
    `select layer, layers, preview from creations.painting_previews where painting_id = $1 and layer > $2`,
    [id, layer],
  );
  return rows[0] ?? null;
}

export async function purgePreviews(dataSource: DataSource): Promise<void> {
  await dataSource.query(
    `delete from creations.painting_previews using creations.paintings
     where paintings.id = painting_id and state in ('done', 'failed')`,
  );
}
