import type { ReportedColor } from '@danqing/contracts/cocreate';
import { openReports, type Reportable } from '@danqing/nest-kit';
import type { DataSource } from 'typeorm';

export const COLORS: Reportable = {
  table: 'cocreate.reports',
  key: 'color_id',
  seen: 'select from cocreate.colors where id = $1 and listed',
  subject: 'co-created colour',
  notFound: 'COCREATED_COLOR_NOT_FOUND',
};

export async function selectReported(dataSource: DataSource, prefix: string): Promise<ReportedColor[]> {
  const [row] = await dataSource.query<[{ colors: ReportedColor[] }]>(
    `select coalesce(json_agg(json_build_object(
         'colorId', color.id, 'name', color.name, 'hex', color.hex, 'description', color.description,
         'image_url', $1::text || color.picture,
         'author', json_build_object('id', author.user_id, 'name', author.name),
         'hiddenReason', color.hidden_reason, 'reports', open.reports) order by open.latest desc), '[]') as colors
     from (${openReports(COLORS)}) as open
     join cocreate.colors as color on color.id = open.color_id and color.deleted_at is null
     join cocreate.authors as author using (user_id)`,
    [prefix],
  );
  return row.colors;
}
