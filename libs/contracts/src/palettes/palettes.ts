import { z } from 'zod';
import { authorSchema } from '../identity/member-works.ts';
import { visibleText } from '../text/index.ts';
import { PALETTE_LIMITS, PALETTE_PAGE_SIZE, RANDOM_PALETTES } from './palette-limits.ts';

export const PALETTE_COLOR_TYPES = ['primary', 'secondary', 'scheme'] as const;
export type PaletteColorType = (typeof PALETTE_COLOR_TYPES)[number];

/** One colour of a palette as it is stored and answered. */
export const paletteColorSchema = z.object({
  /** Six upper-case digits with '#'. */
  hex: z.string().regex(/^#[0-9A-F]{6}$/),
  name: z.string().optional(),
  pinyin: z.string().optional(),
  type: z.enum(PALETTE_COLOR_TYPES).optional(),
  /** Of scheme entries: `500`, `mid-300`, `triadA-950`. */
  shade: z.string().optional(),
});
export type PaletteColor = z.infer<typeof paletteColorSchema>;

/** Visible text: invisible characters are dropped, so that pasted text is not refused because of them. */
const characters = (max: number, options?: { lines: boolean }) =>
  z
    .string()
    .transform((text) => visibleText(text, options).trim())
    .refine((text) => [...text].length <= max, `at most ${max} characters`);

/** A hex of 3, 4, 6 or 8 digits with or without '#'; alpha is dropped. */
const anyHexSchema = z
  .string()
  .trim()
  .regex(/^#?(?:[0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})$/i)
  .transform((text) => {
    const digits = text.replace('#', '').toUpperCase();
    const full = digits.length <= 4 ? [...digits].map((digit) => digit + digit).join('') : digits;
    return `#${full.slice(0, 6)}`;
  });

/** The message of an issue may be an error code of ours; the answer then carries that code instead of INPUT_INVALID. */
const colorEntrySchema = z.object(
  {
    hex: anyHexSchema,
    name: characters(PALETTE_LIMITS.colorName).optional(),
    pinyin: characters(PALETTE_LIMITS.pinyin).optional(),
    type: z.enum(PALETTE_COLOR_TYPES).optional(),
    /** A number is kept as its text. */
    shade: z.preprocess(
      (shade) => (typeof shade === 'number' && Number.isFinite(shade) ? String(shade) : shade),
      characters(PALETTE_LIMITS.shade).optional(),
    ),
  },
  'PALETTE_COLOR_INVALID',
);

/** An array of colours, or the same encoded as a JSON string. */
export const paletteColorsSchema = z.preprocess(
  (value, context) => {
    if (typeof value !== 'string') return value;
    try {
      return JSON.parse(value) as unknown;
    } catch {
      context.addIssue({ code: 'custom', message: 'PALETTE_INVALID' });
      return z.NEVER;
    }
  },
  z
    .array(colorEntrySchema, 'PALETTE_INVALID')
    .min(1, 'PALETTE_INVALID')
    .max(PALETTE_LIMITS.colors, 'PALETTE_TOO_LARGE'),
);

/** Body of `POST /api/palettes`. */
export const savePaletteRequestSchema = z.object({
  name: characters(PALETTE_LIMITS.name).pipe(z.string().min(1, 'PALETTE_NAME_REQUIRED')),
  description: characters(PALETTE_LIMITS.description, { lines: true })
    .nullish()
    .transform((text) => text ?? ''),
  is_public: z.boolean().default(true),
  colors: paletteColorsSchema,
});
export type SavePaletteRequest = z.input<typeof savePaletteRequestSchema>;
export type NewPalette = z.output<typeof savePaletteRequestSchema>;

/**
 * Body of `PATCH /api/palettes/{id}`: what is left out stays. `version` is the one that was read; of a palette that has
 * changed since, nothing is changed.
 */
export const changePaletteRequestSchema = z.object({
  version: z.number().int().min(1).max(2_147_483_647),
  name: savePaletteRequestSchema.shape.name.optional(),
  description: characters(PALETTE_LIMITS.description, { lines: true }).optional(),
  is_public: z.boolean().optional(),
  colors: paletteColorsSchema.optional(),
});
export type ChangePaletteRequest = z.input<typeof changePaletteRequestSchema>;
export type PaletteChange = z.output<typeof changePaletteRequestSchema>;

/** Optional request header of `POST /api/palettes`: a repeated request with the same value saves once. */
export const idempotencyKeySchema = z
  .string()
  .min(8)
  .max(100)
  .regex(/^[\w-]+$/);

export const paletteSchema = z.object({
  id: z.number().int(),
  /** From 1; each change of its owner's makes it the next. */
  version: z.number().int(),
  name: z.string(),
  description: z.string(),
  is_public: z.boolean(),
  user_id: z.number().int(),
  user: authorSchema,
  /** ISO 8601 with offset. */
  created_at: z.iso.datetime({ offset: true }),
  /** Other members who claimed it. */
  downloads: z.number().int(),
  /** Of own palettes: why operators hid it; null while they did not. */
  hidden_reason: z.string().nullish(),
  colors: z.array(paletteColorSchema),
});
export type Palette = z.infer<typeof paletteSchema>;

const answerWith = <Data extends z.ZodType>(data: Data) =>
  z.object({ success: z.literal(true), message: z.string(), data });

export const paletteResponseSchema = answerWith(paletteSchema);
export type PaletteResponse = z.infer<typeof paletteResponseSchema>;
/** All own palettes, newest first; and `mode=random`. */
export const paletteListResponseSchema = answerWith(z.array(paletteSchema));
export type PaletteListResponse = z.infer<typeof paletteListResponseSchema>;
/** Own palettes by a query, newest first. */
export const ownPalettePageResponseSchema = answerWith(
  z.object({
    items: z.array(paletteSchema),
    /** Of all pages. */
    total: z.number().int(),
    /** What `after` is for each page but the first, in their order. */
    keys: z.array(z.number().int()),
  }),
);
export type OwnPalettePageResponse = z.infer<typeof ownPalettePageResponseSchema>;
export const palettePageResponseSchema = answerWith(
  z.object({
    items: z.array(paletteSchema),
    /** With `search` or `near` at most 1,000, and then only the first 1,000 of the order can be paged through. */
    total: z.number().int(),
    page: z.number().int(),
    pageSize: z.number().int(),
  }),
);
export type PalettePageResponse = z.infer<typeof palettePageResponseSchema>;
/** Answer to `DELETE /api/palettes/{id}`. */
export const paletteDeletedResponseSchema = z.object({ success: z.literal(true), message: z.string() });
export type PaletteDeletedResponse = z.infer<typeof paletteDeletedResponseSchema>;

export const PALETTE_SORTS = ['downloads', 'newest'] as const;
export type PaletteSort = (typeof PALETTE_SORTS)[number];

const searchTextSchema = characters(PALETTE_LIMITS.name)
  .optional()
  .transform((text) => text || undefined);

const clamped = (min: number, max: number, otherwise: number) =>
  z.coerce
    .number()
    .catch(otherwise)
    .transform((value) => Math.min(Math.max(Math.trunc(value) || otherwise, min), max));

/** Query of `GET /api/palettes/public`. Numbers are clamped, not refused (specification part 1 §9). */
export const publicPalettesQuerySchema = z.object({
  mode: z.enum(['random']).optional(),
  limit: clamped(1, PALETTE_PAGE_SIZE.max, RANDOM_PALETTES).default(RANDOM_PALETTES),
  page: clamped(1, 1_000_000, 1).default(1),
  pageSize: clamped(1, PALETTE_PAGE_SIZE.max, PALETTE_PAGE_SIZE.default).default(PALETTE_PAGE_SIZE.default),
  sortBy: z.enum(PALETTE_SORTS).default('downloads'),
  /** Part of the palette's name or of the name of one of its colours. */
  search: searchTextSchema,
  /** A hex: only palettes with a colour close to it. */
  near: anyHexSchema.optional(),
});
export type PublicPalettesQuery = z.output<typeof publicPalettesQuerySchema>;

export const paletteIdSchema = z
  .string()
  .regex(/^[1-9]\d{0,9}$/)
  .transform(Number)
  .pipe(z.number().max(2_147_483_647));

/**
 * Query of `GET /api/palettes`, of which any field asks for a page: `limit` palettes behind the one with the id `after`.
 * Without a query the answer is all of them.
 */
export const ownPalettesQuerySchema = z.object({
  limit: clamped(1, PALETTE_PAGE_SIZE.max, PALETTE_PAGE_SIZE.default).default(PALETTE_PAGE_SIZE.default),
  after: paletteIdSchema.optional(),
  search: searchTextSchema,
  near: anyHexSchema.optional(),
});
export type OwnPalettesQuery = z.output<typeof ownPalettesQuerySchema>;

/** Body of `POST /api/palettes/export-image` and `/export-pdf`; the palette need not be saved. */
export const drawPaletteRequestSchema = z.object({
  palette: z.object(
    {
      name: characters(PALETTE_LIMITS.name).default(''),
      description: characters(PALETTE_LIMITS.description, { lines: true })
        .nullish()
        .transform((text) => text ?? ''),
      user: z.object({ name: characters(PALETTE_LIMITS.name) }).nullish(),
      colors: paletteColorsSchema,
    },
    'PALETTE_INVALID',
  ),
});
export type DrawnPalette = z.output<typeof drawPaletteRequestSchema>['palette'];
