import { z } from 'zod';
import { impersonatesSite } from '../identity/member-name.ts';
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
/** NUL and lone surrogates, which Postgres rejects. */
const UNSTORABLE = /[\0\p{Cs}]/u;
const graphemes = new Intl.Segmenter('zh', { granularity: 'grapheme' });

/**
 * A colour name: visible text of 1-20 graphemes, NFC, with single spaces. Markup, emoji and right-to-left
 * scripts are allowed.
 */
export const colorNameSchema = z
  .string('COLOR_NAME_REQUIRED')
  .max(1_000, 'COLOR_NAME_TOO_LONG')
  .transform((text) => visibleText(text).normalize('NFC').replace(/\s+/gu, ' ').trim())
  .refine((name) => name !== '', 'COLOR_NAME_REQUIRED')
  .refine((name) => !UNSTORABLE.test(name))
  .refine(
    // Limits the code points too, because a grapheme may have arbitrarily many. No genuine name needs more.
    (name) => [...graphemes.segment(name)].length <= COLOR_NAME_LENGTH && [...name].length <= 100,
    'COLOR_NAME_TOO_LONG',
  );

/** A colour name entered by a member. Rejects names that impersonate the site. */
export const newColorNameSchema = colorNameSchema.refine((name) => !impersonatesSite(name), 'NAME_RESERVED');

/** Parses six hex digits, with or without '#', to upper case with '#'. */
export const typedHexSchema = z
  .string()
  .trim()
  .regex(/^#?[0-9a-f]{6}$/i)
  .transform((text) => `#${text.replace('#', '').toUpperCase()}`);

export const cocreatedColorSchema = z.object({
  id: z.number().int(),
  name: z.string(),
  hex: hexSchema,
  /**
   * As text: `rgb` is "r,g,b", 0-255; `hsl` is "h,s%,l%" with one decimal, as CSS `hsl(…)` takes it; `cmyk`
   * is "c,m,y,k" in percent.
   */
  rgb: z.string(),
  hsl: z.string(),
  cmyk: z.string(),
  description: z.string(),
  /** Path on this site with the base path; null without a picture. */
  image_url: z.string().nullable(),
  thumbnail_url: z.string().nullable(),
  likes_count: z.number().int(),
  user: authorSchema.extend({ image: z.string().nullable() }),
  created_at: z.iso.datetime({ offset: true }),
  color_id: z.number().int().nullable(),
  pinyin: z.string().nullable(),
  onchain_creation_tx_hash: z.string().nullable(),
});
export type CocreatedColor = z.infer<typeof cocreatedColorSchema>;

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

/** A name in the list, with the data of its first colour. That colour is also the first of `group_items`. */
export const colorGroupSchema = cocreatedColorSchema.extend({
  group_items: z.array(groupItemSchema),
  group_total: z.number().int(),
});
export type ColorGroup = z.infer<typeof colorGroupSchema>;

const clamped = (min: number, max: number, otherwise: number) =>
  z.coerce
    .number()
    .catch(otherwise)
    .transform((value) => Math.min(Math.max(Math.trunc(value) || otherwise, min), max));

/** Numbers are clamped, not rejected (specification part 2 §5). */
export const cocreatedColorsQuerySchema = z.object({
  userId: z.coerce.number().int().positive().max(Number.MAX_SAFE_INTEGER).optional(),
  sort: z.enum(COCREATE_SORTS).catch('latest').default('latest'),
  /** Defaults to the page that contains `hex`, or to 1 without `hex`. */
  page: clamped(1, 1_000_000, 1).optional(),
  pageSize: clamped(1, COCREATE_PAGE_SIZE.max, COCREATE_PAGE_SIZE.default).default(
    COCREATE_PAGE_SIZE.default,
  ),
  hex: typedHexSchema.optional().catch(undefined),
});
export type CocreatedColorsQuery = z.output<typeof cocreatedColorsQuerySchema>;

export const cocreatedColorsResponseSchema = z.object({
  items: z.array(colorGroupSchema),
  total: z.number().int(),
  page: z.number().int(),
  pageSize: z.number().int(),
});
export type CocreatedColorsResponse = z.infer<typeof cocreatedColorsResponseSchema>;

export const cocreatedColorDetailSchema = cocreatedColorSchema.extend({
  liked: z.boolean(),
  /** Operators' reason for hiding the colour, visible only to its owner. Null if the colour is not hidden. */
  hidden_reason: z.string().nullable(),
  /** The chain on which this site mints; null when none is configured. */
  network: z.string().nullable(),
  mint: mintSchema.nullable(),
});
export type CocreatedColorDetail = z.infer<typeof cocreatedColorDetailSchema>;

export const sameNameQuerySchema = z.object({
  excludeId: z.coerce.number().int().positive().max(2_147_483_647).optional().catch(undefined),
  limit: clamped(1, SAME_NAME_COLORS, SAME_NAME_COLORS).default(SAME_NAME_COLORS),
});
export type SameNameQuery = z.output<typeof sameNameQuerySchema>;
export const sameNameResponseSchema = z.object({ items: z.array(cocreatedColorSchema) });
export type SameNameResponse = z.infer<typeof sameNameResponseSchema>;

export const colorSearchQuerySchema = z.object({
  /** Search text: part of a name, its pinyin with or without tone marks and spaces, or six hex digits. */
  q: colorNameSchema,
  limit: clamped(1, COCREATE_SEARCH.max, COCREATE_SEARCH.default).default(COCREATE_SEARCH.default),
});
export type ColorSearchQuery = z.output<typeof colorSearchQuerySchema>;
/** A search result. Of colours with the same name and hex, only the most liked one is returned. */
export const foundColorSchema = cocreatedColorSchema.pick({
  id: true,
  name: true,
  hex: true,
  pinyin: true,
  likes_count: true,
});
export type FoundColor = z.infer<typeof foundColorSchema>;
/** Exact matches first, then prefixes, then other matches; each group by likes. */
export const colorSearchResponseSchema = z.object({ items: z.array(foundColorSchema) });
export type ColorSearchResponse = z.infer<typeof colorSearchResponseSchema>;

export const likeResponseSchema = z.object({
  likes_count: z.number().int(),
  /** True when the member now likes the colour. A second call removes the like. */
  liked: z.boolean(),
});
export type LikeResponse = z.infer<typeof likeResponseSchema>;

/** Component values with or without units, such as "237,81,38", "rgb(237 81 38)" or "13, 85%, 54%". */
const valuesSchema = z.string().max(60);
const MAX_KEPT = 8_000;
const keptSchema = z
  .looseObject({})
  .nullish()
  .transform((value) => value ?? null)
  .refine((value) => JSON.stringify(value).length <= MAX_KEPT && !UNSTORABLE.test(JSON.stringify(value)));

export const createColorRequestSchema = z.object({
  name: newColorNameSchema,
  /** Must be a picture that was painted for the same member. */
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
  /** Syllables with tone marks. If omitted, the server looks up the name's pinyin. */
  pinyin: z
    .string()
    .trim()
    .max(160)
    .regex(/^[\p{L}\p{M} ’'·-]*$/u)
    .nullish(),
  /** The generation's request and response; stored with the colour and never returned. */
  aiRequestData: keptSchema,
  aiResponseData: keptSchema,
});
export type CreateColorRequest = z.input<typeof createColorRequestSchema>;
export type NewColor = z.output<typeof createColorRequestSchema>;
/** Saving the same name and hex again returns the same id. */
export const createColorResponseSchema = z.object({ id: z.number().int() });
export type CreateColorResponse = z.infer<typeof createColorResponseSchema>;

export const cocreatedColorIdSchema = z
  .string()
  .regex(/^[1-9]\d{0,9}$/)
  .transform(Number)
  .pipe(z.number().max(2_147_483_647));
