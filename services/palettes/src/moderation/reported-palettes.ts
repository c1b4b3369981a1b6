import type { ReportedPalette } from '@danqing/contracts/palettes';
import { openReports, type Reportable } from '@danqing/nest-kit';
import type { DataSource } from 'typeorm';

export const PALETTES: Reportable = {
  table: 'palettes.reports',
  key: 'palette_id',
  seen: 'select from palettes.palettes where id = $1 and listed',
  subject: 'palette',
  notFound: 'PALETTE_NOT_FOUND',
};

export async function selectReported(dataSource: DataSource): Promise<ReportedPalette[]> {
  const [row] = await dataSource.query<[{ palettes: ReportedPalette[] }]>(
    `select coalesce(json_agg(json_build_object(
         'paletteId', palette.id, 'name', palette.name, 'description', palette.description,
         'colors', (select coalesce(json_agg(color ->> 'hex'), '[]') from json_array_elements(palette.colors) as color),
         'author', json_build_object('id', author.user_id, 'name', author.name),
         'isPublic', palette.is_public, 'hiddenReason', palette.hidden_reason, 'reports', open.reports)
         order by open.latest desc), '[]') as palettes
     from (${openReports(PALETTES)}) as open
     join palettes.palettes as palette on palette.id = open.palette_id and palette.deleted_at is null
     join palettes.authors as author using (user_id)`,
  );
  return row.palettes;
}
