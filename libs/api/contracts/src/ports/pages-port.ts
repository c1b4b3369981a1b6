import { z } from 'zod';
import { LOCALES, type Locale } from '../locale/index.ts';
import { definePort, type Port } from './port.ts';

/**
 * A path of the site, without base path and language. Rejects a second leading slash, which would denote
 * another host.
 */
const sitePath = z.string().regex(/^\/(?![/\\])/);

const pagePictureSchema = z.object({
  path: sitePath,
  width: z.number().int(),
  height: z.number().int(),
  alt: z.string(),
});

/** A link preview that the gateway draws: a colour with its name, and rows of swatches. */
const pageCardSchema = z.object({
  hex: z.string(),
  name: z.string(),
  pinyin: z.string(),
  title: z.string(),
  note: z.string(),
  groups: z.array(z.array(z.object({ hex: z.string(), label: z.string() }))),
});
export type PageCard = z.infer<typeof pageCardSchema>;

/** A service's description of a page in one language. All texts are plain text. */
export const servicePageSchema = z.discriminatedUnion('status', [
  z.object({
    status: z.literal(200),
    title: z.string(),
    description: z.string(),
    /** Name of the page's traditional colour, which sets its accent. */
    color: z.string().optional(),
    text: z.array(z.string()).optional(),
    /** Link-preview picture with sizes in pixels. Null uses the site's default picture. */
    picture: z.union([pagePictureSchema, z.object({ card: pageCardSchema, alt: z.string() })]).nullable(),
    /** False excludes the page from search engines; it stays reachable by its URL. */
    indexed: z.boolean().optional(),
    figures: z.array(pagePictureSchema).optional(),
    /** Preload of the page's first picture: its files by width, and its `sizes` value. */
    preload: z
      .object({ files: z.array(z.object({ path: sitePath, width: z.number().int() })), sizes: z.string() })
      .optional(),
    facts: z.array(
      z.object({
        label: z.string(),
        text: z.string(),
        path: sitePath.optional(),
        hex: z.string().optional(),
      }),
    ),
    structuredData: z.record(z.string(), z.json()).nullable(),
  }),
  /** 404: missing or not public. 410: no longer exists. */
  z.object({ status: z.union([z.literal(404), z.literal(410)]) }),
]);
export type ServicePage = z.infer<typeof servicePageSchema>;
export type FoundPage = Extract<ServicePage, { status: 200 }>;

const listedPageSchema = z.object({
  kind: z.string(),
  params: z.record(z.string(), z.string()),
});
export type ListedPage = z.infer<typeof listedPageSchema>;

export const MAX_LISTED_PAGES = 10_000;

export interface PagesPort {
  /**
   * Returns the data of a page.
   *
   * @param kind page kind without the name of the service
   * @param params the route's parameters, decoded
   */
  resolvePage(kind: string, params: Readonly<Record<string, string>>, locale: Locale): Promise<ServicePage>;
  listPages(): Promise<readonly ListedPage[]>;
}

export const pagesPort = (service: string): Port<PagesPort> =>
  definePort<PagesPort>(`${service}-pages`, {
    resolvePage: {
      args: z.tuple([z.string(), z.record(z.string(), z.string()), z.enum(LOCALES)]),
      answer: servicePageSchema,
      repeatable: true,
    },
    listPages: {
      args: z.tuple([]),
      answer: z.array(listedPageSchema).max(MAX_LISTED_PAGES),
      repeatable: true,
    },
  });
