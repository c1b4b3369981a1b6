import { z } from 'zod';
import { LOCALES, type Locale } from '../locale/index.ts';
import { definePort, type Port } from './port.ts';

/** What begins with one slash: a path of the site, without base path and language. */
const sitePath = z.string().regex(/^\/(?![/\\])/);

/** A picture by its path, its size in pixels. */
const pagePictureSchema = z.object({
  path: sitePath,
  width: z.number().int(),
  height: z.number().int(),
  alt: z.string(),
});

/** A link picture that the gateway draws in the manner of the site: a colour with its name, and a strip. */
const pageCardSchema = z.object({
  /** `#RRGGBB`, as all here: the block at the left. */
  hex: z.string(),
  /** On the block; `pinyin` has a syllable for each character, or is empty. */
  name: z.string(),
  pinyin: z.string(),
  title: z.string(),
  note: z.string(),
  /** The strip, in groups that stand apart. */
  groups: z.array(z.array(z.object({ hex: z.string(), label: z.string() }))),
});
export type PageCard = z.infer<typeof pageCardSchema>;

/** What a service says of a page about a thing that it knows, in one language. Texts are plain text. */
export const servicePageSchema = z.discriminatedUnion('status', [
  z.object({
    status: z.literal(200),
    /** Name of the thing. The name of the site comes behind it. */
    title: z.string(),
    description: z.string(),
    /** Name of the traditional colour that the page is about: it drives the page. */
    color: z.string().optional(),
    /** Paragraphs that a visitor without script reads, before the facts. */
    text: z.array(z.string()).optional(),
    /** What a link to the page shows, sizes in pixels; null: the picture of the site. */
    picture: z.union([pagePictureSchema, z.object({ card: pageCardSchema, alt: z.string() })]).nullable(),
    /** False for what an index should not have, though who knows the address sees it. */
    indexed: z.boolean().optional(),
    /** What a visitor without script sees of it, above the facts. */
    figures: z.array(pagePictureSchema).optional(),
    /** The picture that the page shows first, for a preload: its files by width, and its width on the page as in `sizes`. */
    preload: z
      .object({ files: z.array(z.object({ path: sitePath, width: z.number().int() })), sizes: z.string() })
      .optional(),
    /** What a visitor without script reads; `path` leads to another page, `hex` is shown as a square. */
    facts: z.array(
      z.object({
        label: z.string(),
        text: z.string(),
        path: sitePath.optional(),
        hex: z.string().optional(),
      }),
    ),
    /** The thing in the words of schema.org. The gateway adds `@id`, `url` and the picture. */
    structuredData: z.record(z.string(), z.json()).nullable(),
  }),
  /** 404: there is no such thing, or it is not public. 410: there was one. */
  z.object({ status: z.union([z.literal(404), z.literal(410)]) }),
]);
export type ServicePage = z.infer<typeof servicePageSchema>;
/** The page of a thing that is there. */
export type FoundPage = Extract<ServicePage, { status: 200 }>;

/** One of the pages that an index should have. */
const listedPageSchema = z.object({
  kind: z.string(),
  /** The parameters of the route, not encoded. */
  params: z.record(z.string(), z.string()),
});
export type ListedPage = z.infer<typeof listedPageSchema>;

/** As many of a service as a sitemap has room for in all languages. */
export const MAX_LISTED_PAGES = 10_000;

/** What a service answers about the kinds of pages that it offers. */
export interface PagesPort {
  /** `kind` without the name of the service; `params` are those of the route, decoded. */
  resolvePage(kind: string, params: Readonly<Record<string, string>>, locale: Locale): Promise<ServicePage>;
  /** At most MAX_LISTED_PAGES, those first that matter most. */
  listPages(): Promise<readonly ListedPage[]>;
}

/** The port of the pages of a service. */
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
