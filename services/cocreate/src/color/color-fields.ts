import type { Locale } from '@danqing/contracts/locale';

/** Pixels of the smallest size in which pictures are stored. */
const THUMBNAIL = 320;

/** Where the picture of the row `color` is; $1 is where pictures are found. */
export const PICTURE_URL = `$1::text || color.picture as image_url`;

/** The picture of the row `color`, in two sizes. */
const PICTURE_FIELDS = `
  ${PICTURE_URL},
  $1::text || regexp_replace(color.picture, '-(\\d+)\\.webp$',
    '-' || least(${THUMBNAIL}, substring(color.picture from '-(\\d+)\\.webp$')::integer) || '.webp') as thumbnail_url`;

/** The description of the row `color` in the reader's language where it is stored in it, else as its author saved it. */
export const description = (locale: Locale) =>
  `coalesce(color.descriptions ->> '${locale}', color.description) as description`;

/** As `cocreatedColorSchema` has it, of the rows `color` and `author`. */
export const colorFields = (locale: Locale) => `
  color.id, color.name, color.hex, color.rgb, color.hsl, color.cmyk, ${description(locale)}, ${PICTURE_FIELDS},
  color.likes_count,
  (select row_to_json(who) from (select author.user_id as id, author.name, author.has_page, null as image) as who) as user,
  color.created_at, color.color_id, color.pinyin, color.onchain_creation_tx_hash`;

/** As `groupItemSchema` has it. */
export const groupItemFields = (locale: Locale) => `
  color.id, color.hex, color.likes_count, color.name, ${PICTURE_FIELDS}, ${description(locale)}, color.rgb`;
