import { z } from 'zod';
import { posesAsSite } from '../identity/member-name.ts';
import { authorSchema } from '../identity/member-works.ts';
import { visibleText } from '../text/index.ts';
import {
  COCREATE_PAGE_SIZE,
  COCREATE_SEARCH,
  COCREATE_SORTS,
  COLOR_DESCRIPTION_LENGTH,
  COLOR_NAME_LENGTH,
  SAME_NAME_COLORS,
} from './cocreate-limits.ts';
import { mintSchema } from './nfts.ts';

const hexSchema = z.string().regex(/^#[0-9A-F]{6}$/);
/** NUL and halves of characters, which a database refuses. */
const UNSTORABLE = /[\0\p{Cs}]/u;
const graphemes = new Intl.Segmenter('zh', { granularity: 'grapheme' });

/**
 * The name of a colour that somebody makes: visible text of 1-20 characters as a reader counts them, composed (NFC), with
 * single spaces. Markup, emoji and right-to-left scripts are text like any other.
 */
export const colorNameSchema = z
  .string('COLOR_NAME_REQUIRED')
  .max(1_000, 'COLOR_NAME_TOO_LONG')
  .transform((text) => visibleText(text).normalize('NFC').replace(/\s+/gu, ' ').trim())
  .refine((name) => name !== '', 'COLOR_NAME_REQUIRED')
  .refine((name) => !UNSTORABLE.test(name))
  .refine(
    // A character can be written with many code points, but none that is honest with more than these.
    (name) => [...graphemes.segment(name)].length <= COLOR_NAME_LENGTH && [...name].length <= 100,
    'COLOR_NAME_TOO_LONG',
  );

/** A name that a member gives to a colour: like one's own, it must not pose as the site. */
export const newColorNameSchema = colorNameSchema.refine((name) => !posesAsSite(name), 'NAME_RESERVED');

/** A hex of six digits in either case, with or without '#'; comes out in upper case with '#'. */
export const typedHexSchema = z
  .string()
  .trim()
  .regex(/^#?[0-9a-f]{6}$/i)
  .transform((text) => `#${text.replace('#', '').toUpperCase()}`);

/** What a member co-created, as everybody sees it. */
export const cocreatedColorSchema = z.object({
  id: z.number().int(),
  name: z.string(),
  hex: hexSchema,
  /** "r,g,b", 0-255. */
  rgb: z.string(),
  /** "h,s%,l%" with one decimal, as `hsl(…)` of CSS takes it. */
  hsl: z.string(),
  /** "c,m,y,k" in percent. */
  cmyk: z.string(),
  description: z.string(),
  /** Path on this site, base path included; null without a picture. */
  image_url: z.string().nullable(),
  /** The picture at most 320 pixels wide. */
  thumbnail_url: z.string().nullable(),
  likes_count: z.number().int(),
  /** Mail addresses of members are nobody's business. */
  user: authorSchema.extend({ image: z.string().nullable() }),
  created_at: z.iso.datetime({ offset: true }),
  /** Of the traditional colour of this name; null where there is none. */
  color_id: z.number().int().nullable(),
  /** Null where it is not known. */
  pinyin: z.string().nullable(),
  /** Of the transaction that minted it; null while there is none. */
  onchain_creation_tx_hash: z.string().nullable(),
});
export type CocreatedColor = z.infer<typeof cocreatedColorSchema>;

/** One of the circles of a name. */
export const groupItemSchema = cocreatedColorSchema.pick({
  id: true,
  hex: true,
  likes_count: true,
  name: true,
  image_url: true,
  thumbnail_url: true,
  description: true,
  rgb: true,
});
export type GroupItem = z.infer<typeof groupItemSchema>;

/** A name of the list: its first colour in the order of the list, which is also the first of `group_items`. */
export const colorGroupSchema = cocreatedColorSchema.extend({
  /** At most five. */
  group_items: z.array(groupItemSchema),
  /** Colours of this name. */
  group_total: z.number().int(),
});
export type ColorGroup = z.infer<typeof colorGroupSchema>;

const clamped = (min: number, max: number, otherwise: number) =>
  z.coerce
    .number()
    .catch(otherwise)
    .transform((value) => Math.min(Math.max(Math.trunc(value) || otherwise, min), max));

/** Query of `GET /api/co-create/colors`. Numbers are clamped, not refused (specification part 2 §5). */
export const cocreatedColorsQuerySchema = z.object({
  /** Only colours of this member. */
  userId: z.coerce.number().int().positive().max(Number.MAX_SAFE_INTEGER).optional(),
  sort: z.enum(COCREATE_SORTS).catch('latest').default('latest'),
  /** Without it and with `hex`: the page that holds the hex, or the first. */
  page: clamped(1, 1_000_000, 1).optional(),
  pageSize: clamped(1, COCREATE_PAGE_SIZE.max, COCREATE_PAGE_SIZE.default).default(
    COCREATE_PAGE_SIZE.default,
  ),
  /** A value that is no hex counts as none. */
  hex: typedHexSchema.optional().catch(undefined),
});
export type CocreatedColorsQuery = z.output<typeof cocreatedColorsQuerySchema>;

/** Answer to `GET /api/co-create/colors`. */
export const cocreatedColorsResponseSchema = z.object({
  items: z.array(colorGroupSchema),
  /** Names of all pages. */
  total: z.number().int(),
  page: z.number().int(),
  pageSize: z.number().int(),
});
export type CocreatedColorsResponse = z.infer<typeof cocreatedColorsResponseSchema>;

/** Answer to `GET /api/co-create/colors/{id}`. */
export const cocreatedColorDetailSchema = cocreatedColorSchema.extend({
  /** Whether the member who asks likes it. */
  liked: z.boolean(),
  /** For its owner: why operators hid it; null while they did not. */
  hidden_reason: z.string().nullable(),
  /** The chain on which this site mints colours; null: none is configured. */
  network: z.string().nullable(),
  /** Null while nobody asked for it. */
  mint: mintSchema.nullable(),
});
export type CocreatedColorDetail = z.infer<typeof cocreatedColorDetailSchema>;

/** Query of `GET /api/co-create/colors/by-name/{name}`. */
export const sameNameQuerySchema = z.object({
  excludeId: z.coerce.number().int().positive().max(2_147_483_647).optional().catch(undefined),
  limit: clamped(1, SAME_NAME_COLORS, SAME_NAME_COLORS).default(SAME_NAME_COLORS),
});
export type SameNameQuery = z.output<typeof sameNameQuerySchema>;
/** Answer to it: the most liked first. */
export const sameNameResponseSchema = z.object({ items: z.array(cocreatedColorSchema) });
export type SameNameResponse = z.infer<typeof sameNameResponseSchema>;

/** Query of `GET /api/co-create/colors/search`. */
export const colorSearchQuerySchema = z.object({
  /** Of a name, any part; or of its reading, tone marks and spaces as you like; or a hex of six digits. */
  q: colorNameSchema,
  limit: clamped(1, COCREATE_SEARCH.max, COCREATE_SEARCH.default).default(COCREATE_SEARCH.default),
});
export type ColorSearchQuery = z.output<typeof colorSearchQuerySchema>;
/** One of what a search finds: of several members' the same name and hex, the most liked. */
export const foundColorSchema = cocreatedColorSchema.pick({
  id: true,
  name: true,
  hex: true,
  pinyin: true,
  likes_count: true,
});
export type FoundColor = z.infer<typeof foundColorSchema>;
/** Answer to it: the text itself first, then what begins with it, then what holds it; the most liked first. */
export const colorSearchResponseSchema = z.object({ items: z.array(foundColorSchema) });
export type ColorSearchResponse = z.infer<typeof colorSearchResponseSchema>;

/** Answer to `POST /api/co-create/colors/{id}/like`. */
export const likeResponseSchema = z.object({
  likes_count: z.number().int(),
  /** Whether the member likes it now: a second call takes the first back. */
  liked: z.boolean(),
});
export type LikeResponse = z.infer<typeof likeResponseSchema>;

/** Numbers with or without their units: "237,81,38", "rgb(237 81 38)", "13, 85%, 54%". */
const valuesSchema = z.string().max(60);
const MAX_KEPT = 8_000;
const keptSchema = z
  .looseObject({})
  .nullish()
  .transform((value) => value ?? null)
  .refine((value) => JSON.stringify(value).length <= MAX_KEPT && !UNSTORABLE.test(JSON.stringify(value)));

/** Body of `POST /api/co-create/colors`. */
export const createColorRequestSchema = z.object({
  name: newColorNameSchema,
  /** Of a picture that the member had painted. */
  image_url: z.string().max(500).nullish(),
  hex: typedHexSchema,
  rgb: valuesSchema,
  hsl: valuesSchema,
  cmyk: valuesSchema,
  description: z
    .string()
    .max(10_000)
    .transform((text) => visibleText(text, { lines: true }).trim())
    .refine((text) => [...text].length <= COLOR_DESCRIPTION_LENGTH && !UNSTORABLE.test(text))
    .default(''),
  /** Syllables with tone marks; left out it is what is known of the name. */
  pinyin: z
    .string()
    .trim()
    .max(160)
    .regex(/^[\p{L}\p{M} ’'·-]*$/u)
    .nullish(),
  /** What was asked for, `{colorName}`, and what came of it; kept with the colour and never shown. */
  aiRequestData: keptSchema,
  aiResponseData: keptSchema,
});
export type CreateColorRequest = z.input<typeof createColorRequestSchema>;
export type NewColor = z.output<typeof createColorRequestSchema>;
/** The same name and hex once more answers the same id. */
export const createColorResponseSchema = z.object({ id: z.number().int() });
export type CreateColorResponse = z.infer<typeof createColorResponseSchema>;

export const cocreatedColorIdSchema = z
  .string()
  .regex(/^[1-9]\d{0,9}$/)
  .transform(Number)
  .pipe(z.number().max(2_147_483_647));
