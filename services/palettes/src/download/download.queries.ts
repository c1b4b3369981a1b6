import { CLAIMS_LISTED } from '@danqing/contracts/palettes';
import type { DataSource } from 'typeorm';
import { z } from 'zod';

export const paletteClaimSchema = z.object({ paletteId: z.number(), userId: z.number() });
export type PaletteClaim = z.infer<typeof paletteClaimSchema>;

/**
 * Counts a member's claim once; a no-op for a deleted palette or the member's own. Returns whether this call
 * counted it.
 */
export async function insertDownload(
  dataSource: DataSource,
  { paletteId, userId }: PaletteClaim,
): Promise<boolean> {
  const rows = await dataSource.query<unknown[]>(
    `with added as (
       insert into palettes.downloads (palette_id, user_id)
       select id, $2 from palettes.palettes where id = $1 and user_id <> $2
       on conflict do nothing
       returning palette_id
     ), counted as (
       update palettes.palettes set downloads = downloads + 1 from added where id = palette_id
     )
     select from added`,
    [paletteId, userId],
  );
  return rows.length > 0;
}

export async function hasClaimed(
  dataSource: DataSource,
  { paletteId, userId }: PaletteClaim,
): Promise<boolean> {
  const rows = await dataSource.query<unknown[]>(
    `select from palettes.downloads where palette_id = $1 and user_id = $2`,
    [paletteId, userId],
  );
  return rows.length > 0;
}

export async function selectClaimed(dataSource: DataSource, userId: number): Promise<number[]> {
  const rows = await dataSource.query<{ palette_id: number }[]>(
    `select palette_id from palettes.downloads where user_id = $1 order by at desc limit ${CLAIMS_LISTED}`,
    [userId],
  );
  return rows.map((row) => row.palette_id);
}
