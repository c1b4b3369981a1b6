import { z } from 'zod';
import { authorSchema } from '../identity/member-works.ts';
import { visibleText } from '../text/index.ts';
import { PALETTE_LIMITS, PALETTE_PAGE_SIZE, RANDOM_PALETTES } from './palette-limits.ts';

export const PALETTE_COLOR_TYPES = ['primary', 'secondary', 'scheme'] as const;
export type PaletteColorType = (typeof PALETTE_COLOR_TYPES)[number];

export const paletteColorSchema = z.object({
  hex: z.string().regex(/^#[0-9A-F]{6}$/),
  name: z.string().optional(),
  pinyin: z.string().optional(),
  type: z.enum(PALETTE_COLOR_TYPES).optional(),
  shade: z.string().optional(),
});
export type PaletteColor = z.infer<typeof paletteColorSchema>;

/** Drops invisible characters instead of rejecting them, because pasted text may contain some. */
const characters = (max: number, options?: { lines: boolean }) =>
  z
    .string()
    .transform((text) => visibleText(text, options).trim())
    .refine((text) => [...text].length <= max, `at most ${max} characters`);

const anyHexSchema = z
  .string()
  .trim()
  .regex(/^#?(?:[0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})$/i)
  .transform((text) => {
    const digits = text.replace('#', '').toUpperCase();
    const full = digits.length <= 4 ? [...digits].map((digit) => digit + digit).join('') : digits;
    return `#${full.slice(0, 6)}`;
  });

/**
 * An issue's message may be one of our error codes; the response then has that code instead of INPUT_INVALID.
 */
const colorEntrySchema = z.object(
  {
    hex: anyHexSchema,
    name: characters(PALETTE_LIMITS.colorName).optional(),
    pinyin: characters(PALETTE_LIMITS.pinyin).optional(),
    type: z.enum(PALETTE_COLOR_TYPES).optional(),
    shade: z.preprocess(
      (shade) => (typeof shade === 'number' && Number.isFinite(shade) ? String(shade) : shade),
      characters(PALETTE_LIMITS.shade).optional(),
    ),
  },
  'PALETTE_COLOR_INVALID',
);

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
 * Omitted fields stay as they are. `version` is the version that the client read; if the palette has changed
 * since, the update is rejected.
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

/** A repeated request with the same value saves only once. */
export const idempotencyKeySchema = z
  .string()
  .min(8)
  .max(100)
  .regex(/^[\w-]+$/);

export const paletteSchema = z.object({
  id: z.number().int(),
  version: z.number().int(),
  name: z.string(),
  description: z.string(),
  is_public: z.boolean(),
  user_id: z.number().int(),
  user: authorSchema,
  created_at: z.iso.datetime({ offset: true }),
  downloads: z.number().int(),
  hidden_reason: z.string().nullish(),
  colors: z.array(paletteColorSchema),
});
export type Palette = z.infer<typeof paletteSchema>;

const answerWith = <Data extends z.ZodType>(data: Data) =>
  z.object({ success: z.literal(true), message: z.string(), data });

export const paletteResponseSchema = answerWith(paletteSchema);
export type PaletteResponse = z.infer<typeof paletteResponseSchema>;
export const paletteListResponseSchema = answerWith(z.array(paletteSchema));
export type PaletteListResponse = z.infer<typeof paletteListResponseSchema>;
export const ownPalettePageResponseSchema = answerWith(
  z.object({
    items: z.array(paletteSchema),
    total: z.number().int(),
    /** The `after` values of all pages except the first, in order. */
    keys: z.array(z.number().int()),
  }),
);
export type OwnPalettePageResponse = z.infer<typeof ownPalettePageResponseSchema>;
export const palettePageResponseSchema = answerWith(
  z.object({
    items: z.array(paletteSchema),
    /** With `search` or `near` at most 1,000; later results are not reachable by paging. */
    total: z.number().int(),
    page: z.number().int(),
    pageSize: z.number().int(),
  }),
);
export type PalettePageResponse = z.infer<typeof palettePageResponseSchema>;
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

export const publicPalettesQuerySchema = z.object({
  mode: z.enum(['random']).optional(),
  limit: clamped(1, PALETTE_PAGE_SIZE.max, RANDOM_PALETTES).default(RANDOM_PALETTES),
  page: clamped(1, 1_000_000, 1).default(1),
  pageSize: clamped(1, PALETTE_PAGE_SIZE.max, PALETTE_PAGE_SIZE.default).default(PALETTE_PAGE_SIZE.default),
  sortBy: z.enum(PALETTE_SORTS).default('downloads'),
  search: searchTextSchema,
  near: anyHexSchema.optional(),
});
export type PublicPalettesQuery = z.output<typeof publicPalettesQuerySchema>;

export const paletteIdSchema = z
  .string()
  .regex(/^[1-9]\d{0,9}$/)
  .transform(Number)
  .pipe(z.number().max(2_147_483_647));

/**
 * Any of these fields enables paging, which returns `limit` palettes after the palette with the id `after`.
 * Without a query the response contains all palettes.
 */
export const ownPalettesQuerySchema = z.object({
  limit: clamped(1, PALETTE_PAGE_SIZE.max, PALETTE_PAGE_SIZE.default).default(PALETTE_PAGE_SIZE.default),
  after: paletteIdSchema.optional(),
  search: searchTextSchema,
  near: anyHexSchema.optional(),
});
export type OwnPalettesQuery = z.output<typeof ownPalettesQuerySchema>;

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
