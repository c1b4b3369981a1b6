import type { ModeratedContent } from '@danqing/nest-kit';

export const MODERATED_PALETTES: ModeratedContent = {
  kind: 'palette',
  schema: 'palettes',
  table: 'palettes.palettes',
  reportKey: 'palette_id',
  visible: 'listed',
  publicColumn: 'is_public',
  subject: 'palette',
  notFound: 'PALETTE_NOT_FOUND',
  listed: {
    name: 'item.name',
    description: 'item.description',
    colors: `(select coalesce(json_agg(color ->> 'hex'), '[]') from json_array_elements(item.colors) as color)`,
    picture: 'null',
  },
};
