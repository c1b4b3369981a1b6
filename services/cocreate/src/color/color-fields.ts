/** Pixels of the smallest size in which pictures are stored. */
const THUMBNAIL = 320;

/** Where the picture of the row `color` is; $1 is where pictures are found. */
export const PICTURE_URL = `$1::text || color.picture as image_url`;

/** The picture of the row `color`, in two sizes. */
const PICTURE_FIELDS = `
  ${PICTURE_URL},
  $1::text || regexp_replace(color.picture, '-(\\d+)\\.webp$',
    '-' || least(${THUMBNAIL}, substring(color.picture from '-(\\d+)\\.webp$')::integer) || '.webp') as thumbnail_url`;

/** As `cocreatedColorSchema` has it, of the rows `color` and `author`. */
export const COLOR_FIELDS = `
  color.id, color.name, color.hex, color.rgb, color.hsl, color.cmyk, color.description, ${PICTURE_FIELDS},
  color.likes_count,
  (select row_to_json(who) from (select author.user_id as id, author.name, author.has_page, null as image) as who) as user,
  color.created_at, color.color_id, color.pinyin, color.onchain_creation_tx_hash`;

/** As `groupItemSchema` has it. */
export const GROUP_ITEM_FIELDS = `
  color.id, color.hex, color.likes_count, color.name, ${PICTURE_FIELDS}, color.description, color.rgb`;
