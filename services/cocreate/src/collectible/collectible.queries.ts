import type { NftsQuery } from '@danqing/contracts/cocreate';
import type { Locale } from '@danqing/contracts/locale';
import type { JsonStatement } from '@danqing/nest-kit';
import { description, PICTURE_URL } from '../color/color-fields.ts';

export const selectCollectibles = (
  prefix: string,
  { page, pageSize }: NftsQuery,
  { minting, locale }: { minting: boolean; locale: Locale },
): JsonStatement => ({
  name: `collectibles-${locale}`,
  text: `
    select json_build_object(
      'items', (
        select coalesce(json_agg(item order by id desc), '[]') from (
          select collectible.id, token_id::text, owner_address, network, rarity, metadata_url,
            (select row_to_json(about) from (
              select color.name, color.hex, ${PICTURE_URL}, ${description(locale)} where color.id is not null) as about) as color,
            (select row_to_json(who) from (select author.name where author.user_id is not null) as who) as author
          from cocreate.collectibles as collectible
          left join cocreate.colors as color on color.id = collectible.color_id and color.listed
          left join cocreate.authors as author using (user_id)
          order by collectible.id desc limit $3::integer offset ($2::integer - 1) * $3::integer
        ) as item),
      'total', (select count(*) from cocreate.collectibles),
      'minting', $4::boolean)::text as answer`,
  values: [prefix, page, pageSize, minting],
});
