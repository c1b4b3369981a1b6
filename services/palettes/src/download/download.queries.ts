import type { PaletteClaimed } from '@danqing/contracts/palettes';
import type { DataSource } from 'typeorm';

/** Counts a member's claim once. Nothing happens for a palette that is gone or the member's own. */
export async function insertDownload(
  dataSource: DataSource,
  { paletteId, userId }: PaletteClaimed,
): Promise<void> {
  await dataSource.query(
    `with added as (
       insert into palettes.downloads (palette_id, user_id)
       select id, $2 from palettes.palettes where id = $1 and user_id <> $2
       on conflict do nothing
       returning palette_id
     )
     update palettes.palettes set downloads = downloads + 1 from added where id = palette_id`,
    [paletteId, userId],
  );
}
