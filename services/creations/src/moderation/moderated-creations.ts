import type { ModeratedContent } from '@danqing/nest-kit';
import { PICTURES_PATH } from '../picture/picture-paths.ts';

export const MODERATED_CREATIONS: ModeratedContent = {
  kind: 'creation',
  schema: 'creations',
  table: 'creations.collections',
  reportKey: 'collection_id',
  visible: 'deleted_at is null and hidden_reason is null',
  subject: 'creation',
  notFound: 'COLLECTION_NOT_FOUND',
  listed: {
    name: 'poem.title',
    description: 'poem.content',
    colors: 'json_build_array(poem.color_hex)',
    picture: `(select '${PICTURES_PATH}' || picture || '-' || least(width, 320) || '.webp' from creations.paintings
      where collection_id = item.id and state = 'done' order by id limit 1)`,
  },
  joins: 'join creations.poems as poem on poem.id = item.poem_id',
};
