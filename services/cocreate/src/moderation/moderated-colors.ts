import type { ModeratedContent } from '@danqing/nest-kit';

export const MODERATED_COLORS: ModeratedContent = {
  kind: 'color',
  schema: 'cocreate',
  table: 'cocreate.colors',
  reportKey: 'color_id',
  visible: 'listed',
  // A token outlives its colour, so hiding a colour also hides its token's metadata.
  dependent:
    'update cocreate.mints set withheld = $2::text is not null where color_id = $1 returning color_id',
  subject: 'co-created colour',
  notFound: 'COCREATED_COLOR_NOT_FOUND',
  listed: {
    name: 'item.name',
    description: 'item.description',
    colors: 'json_build_array(item.hex)',
    picture: `'/api/creations/pictures/' || item.picture`,
  },
};
