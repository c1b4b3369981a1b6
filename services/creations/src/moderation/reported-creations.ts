import type { ReportedCreation } from '@danqing/contracts/creations';
import { openReports, type Reportable } from '@danqing/nest-kit';
import type { DataSource } from 'typeorm';
import { PICTURES_PATH } from '../picture/picture-paths.ts';

export const CREATIONS: Reportable = {
  table: 'creations.reports',
  key: 'collection_id',
  seen: 'select from creations.collections where id = $1 and deleted_at is null and hidden_reason is null',
  subject: 'creation',
  notFound: 'COLLECTION_NOT_FOUND',
};

export async function selectReported(dataSource: DataSource): Promise<ReportedCreation[]> {
  const [row] = await dataSource.query<[{ creations: ReportedCreation[] }]>(
    `select coalesce(json_agg(json_build_object(
         'collectionId', collection.id, 'title', title, 'content', content,
         'color', json_build_object('name', poems.color_name, 'hex', color_hex),
         'picture', (
           select '${PICTURES_PATH}' || picture || '-' || least(width, 320) || '.webp' from creations.paintings
           where collection_id = collection.id and state = 'done' order by id limit 1),
         'author', json_build_object('id', authors.user_id, 'name', authors.name),
         'hiddenReason', hidden_reason, 'reports', open.reports) order by latest desc), '[]') as creations
     from (${openReports(CREATIONS)}) as open
     join creations.collections as collection on collection.id = open.collection_id and deleted_at is null
     join creations.poems on poems.id = poem_id
     join creations.authors using (user_id)`,
  );
  return row.creations;
}
