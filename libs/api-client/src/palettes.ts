import type {
  ClaimedPalettesResponse,
  ClaimRequest,
  ClaimResponse,
  OwnPalettePageResponse,
  OwnPalettesQuery,
  Palette,
  PaletteColor,
  PalettePageResponse,
  PaletteResponse,
  PublicPalettesQuery,
  ReportRequest,
  ReportResponse,
  SavePaletteRequest,
} from '@danqing/contracts/palettes';
import { readPalette, type ListedPalette } from './read-palette.ts';
import { request, requestFile, type CallOptions } from './request.ts';

/** One page of public palettes. */
export type PalettePage = PalettePageResponse['data'] & { items: ListedPalette[] };
/** One page of the member's own palettes. */
export type OwnPalettePage = OwnPalettePageResponse['data'] & { items: ListedPalette[] };
/** Which of the member's palettes; what is left out is up to the server. */
export type OwnPalettesSearch = { limit: number } & Partial<OwnPalettesQuery>;
/** Which public palettes; what is left out is up to the server. */
export type PublicPalettesSearch = Partial<
  Pick<PublicPalettesQuery, 'page' | 'pageSize' | 'sortBy' | 'search' | 'near'>
>;
/** What the server draws; it need not be saved. */
export interface DrawablePalette {
  name: string;
  description?: string;
  user?: { name: string };
  colors: PaletteColor[];
}

/** Keys of the shared query cache; `all` begins the others. */
export const paletteKeys = {
  all: ['palettes'],
  own: (userId: number, search: OwnPalettesSearch) => ['palettes', 'own', userId, search],
  public: (search: PublicPalettesSearch) => ['palettes', 'public', search],
  one: (id: number, userId: number | null) => ['palettes', 'one', id, userId],
} as const;

/** A page of the member's own palettes, newest first; `after`: one of the `keys` of another page of the same search. */
export function listOwnPalettes(
  { limit, after, search, near }: OwnPalettesSearch,
  options: CallOptions,
): Promise<OwnPalettePage> {
  const query = queryOf({ limit, after, search, near });
  return request(`api/palettes?${query}`, { ...options, read: readOwnPage });
}

/** Public palettes of all members. The server clamps numbers that are out of range. */
export function listPublicPalettes(search: PublicPalettesSearch, options: CallOptions): Promise<PalettePage> {
  const { page, pageSize, sortBy, search: text, near } = search;
  const query = queryOf({ page, pageSize, sortBy, search: text, near });
  return request(`api/palettes/public${query && `?${query}`}`, { ...options, read: readPage });
}

/**
 * Saves a palette of the member.
 *
 * @param options.idempotencyKey 8 to 100 letters, digits, `-` or `_`, the same for every try of one save: the palette
 *   is then saved once, also when an answer was lost
 */
export function savePalette(
  palette: SavePaletteRequest,
  { idempotencyKey, ...options }: CallOptions & { idempotencyKey: string },
): Promise<Palette> {
  const headers = { 'idempotency-key': idempotencyKey };
  return request('api/palettes', { ...options, headers, body: palette, read: readSaved });
}

/** Deletes a palette of the member. */
export async function deletePalette(id: number, options: CallOptions): Promise<void> {
  await request(`api/palettes/${id}`, { ...options, method: 'DELETE', read: readSuccess });
}

/** Brings back a palette that the member has just deleted. */
export async function undeletePalette(id: number, options: CallOptions): Promise<void> {
  await request(`api/palettes/${id}/undelete`, { ...options, method: 'POST', read: readSuccess });
}

/** Reports a public palette to the operators. @returns the server's thanks */
export function reportPalette(id: number, report: ReportRequest, options: CallOptions): Promise<string> {
  return request(`api/palettes/${id}/reports`, { ...options, body: report, read: readMessage });
}

/**
 * Acquires the right to export a resource: own ones are free, another's is charged once for good.
 *
 * @returns the member's balance afterwards
 * @throws {ApiError} with the code CREDITS_INSUFFICIENT when the balance is too small; then nothing is charged
 */
export function claimDownload(claim: ClaimRequest, options: CallOptions): Promise<number> {
  return request('api/downloads/claim', { ...options, body: claim, read: readCredits });
}

/** Ids of the palettes that the member has claimed, the newest claim first. */
export function listClaimedPalettes(options: CallOptions): Promise<number[]> {
  return request('api/downloads', { ...options, read: readPaletteIds });
}

/** Has the server draw a palette as a picture (PNG). */
export function drawPaletteImage(palette: DrawablePalette, options: CallOptions): Promise<Blob> {
  const body = { palette };
  return requestFile('api/palettes/export-image', { ...options, body, mediaType: 'image/png' });
}

/** Has the server draw a palette as a sheet to print (PDF). */
export function drawPalettePdf(palette: DrawablePalette, options: CallOptions): Promise<Blob> {
  const body = { palette };
  return requestFile('api/palettes/export-pdf', { ...options, body, mediaType: 'application/pdf' });
}

function queryOf(fields: Record<string, string | number | undefined>): string {
  const given = Object.entries(fields).flatMap(([name, value]) =>
    value === undefined || value === '' ? [] : [[name, String(value)]],
  );
  return new URLSearchParams(given).toString();
}

function readOwnPage(body: unknown): OwnPalettePage | undefined {
  const { data } = (body ?? {}) as Partial<OwnPalettePageResponse>;
  if (!Array.isArray(data?.items) || !Array.isArray(data.keys)) return undefined;
  return Number.isInteger(data.total) ? { ...data, items: data.items.map(readPalette) } : undefined;
}

function readPage(body: unknown): PalettePage | undefined {
  const { data } = (body ?? {}) as Partial<PalettePageResponse>;
  if (!Array.isArray(data?.items)) return undefined;
  const numbered = [data.total, data.page, data.pageSize].every(Number.isInteger);
  return numbered ? { ...data, items: data.items.map(readPalette) } : undefined;
}

/** Of one palette as it was saved. */
export function readSaved(body: unknown): Palette | undefined {
  const { fault, ...palette } = readPalette(((body ?? {}) as Partial<PaletteResponse>).data);
  return fault ? undefined : palette;
}

function readCredits(body: unknown): number | undefined {
  const { data } = (body ?? {}) as Partial<ClaimResponse>;
  return typeof data?.credits === 'number' ? data.credits : undefined;
}

function readPaletteIds(body: unknown): number[] | undefined {
  const { data } = (body ?? {}) as Partial<ClaimedPalettesResponse>;
  return Array.isArray(data?.paletteIds) && data.paletteIds.every(Number.isInteger)
    ? data.paletteIds
    : undefined;
}

function readSuccess(body: unknown): true | undefined {
  return (body as { success?: unknown } | null)?.success === true || undefined;
}

function readMessage(body: unknown): string | undefined {
  const { success, message } = (body ?? {}) as Partial<ReportResponse>;
  return success === true && typeof message === 'string' ? message : undefined;
}
