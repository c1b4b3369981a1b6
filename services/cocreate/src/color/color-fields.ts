import type { Locale } from '@danqing/contracts/locale';

const THUMBNAIL = 320;

export const PICTURE_URL = `$1::text || color.picture as image_url`;

const PICTURE_FIELDS = `
  ${PICTURE_URL},
  $1::text || regexp_replace(color.picture, '-(\\d+)\\.webp$',
    '-' || least(${THUMBNAIL}, substring(color.picture from '-(\\d+)\\.webp$')::integer) || '.webp') as thumbnail_url`;

export const description = (locale: Locale) =>
  `coalesce(color.descriptions ->> '${locale}', color.description) as description`;

export const colorFields = (locale: Locale) => `
  color.id, color.name, color.hex, color.rgb, color.hsl, color.cmyk, ${description(locale)}, ${PICTURE_FIELDS},
  color.likes_count,
  (select row_to_json(who) from (select author.user_id as id, author.name, author.has_page, null as image) as who) as user,
  color.created_at, color.color_id, color.pinyin, color.onchain_creation_tx_hash`;

export const groupItemFields = (locale: Locale) => `
  color.id, color.hex, color.likes_count, color.name, ${PICTURE_FIELDS}, ${description(locale)}, color.rgb`;
