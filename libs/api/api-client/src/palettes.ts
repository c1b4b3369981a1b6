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
  SavePaletteRequest,
} from '@danqing/contracts/palettes';
import { readPalette, type ListedPalette } from './read-palette.ts';
import { request, requestFile, type CallOptions } from './request.ts';

export type PalettePage = PalettePageResponse['data'] & { items: ListedPalette[] };
export type OwnPalettePage = OwnPalettePageResponse['data'] & { items: ListedPalette[] };
export type OwnPalettesSearch = { limit: number } & Partial<OwnPalettesQuery>;
export type PublicPalettesSearch = Partial<
  Pick<PublicPalettesQuery, 'page' | 'pageSize' | 'sortBy' | 'search' | 'near'>
>;
export interface DrawablePalette {
  name: string;
  description?: string;
  user?: { name: string };
  colors: PaletteColor[];
}

export const paletteKeys = {
  all: ['palettes'],
  own: (userId: number, search: OwnPalettesSearch) => ['palettes', 'own', userId, search],
  public: (search: PublicPalettesSearch) => ['palettes', 'public', search],
  one: (id: number, userId: number | null) => ['palettes', 'one', id, userId],
} as const;

/**
 * Returns a page of the member's palettes, newest first.
 *
 * @param after one of the `keys` of another page of the same search
 */
export function listOwnPalettes(
  { limit, after, search, near }: OwnPalettesSearch,
  options: CallOptions,
): Promise<OwnPalettePage> {
  const query = queryOf({ limit, after, search, near });
  return request(`api/palettes?${query}`, { ...options, read: readOwnPage });
}

/** Returns a page of public palettes. The server clamps numbers that are out of range. */
export function listPublicPalettes(search: PublicPalettesSearch, options: CallOptions): Promise<PalettePage> {
  const { page, pageSize, sortBy, search: text, near } = search;
  const query = queryOf({ page, pageSize, sortBy, search: text, near });
  return request(`api/palettes/public${query && `?${query}`}`, { ...options, read: readPage });
}

/**
 * Saves a palette.
 *
 * @param options.idempotencyKey 8-100 letters, digits, `-` or `_`. Repeat the key on a retry, so that the
 *   palette is saved only once.
 */
export function savePalette(
  palette: SavePaletteRequest,
  { idempotencyKey, ...options }: CallOptions & { idempotencyKey: string },
): Promise<Palette> {
  const headers = { 'idempotency-key': idempotencyKey };
  return request('api/palettes', { ...options, headers, body: palette, read: readSaved });
}

/** Deletes the member's palette. `undeletePalette` restores it within 10 minutes. */
export async function deletePalette(id: number, options: CallOptions): Promise<void> {
  await request(`api/palettes/${id}`, { ...options, method: 'DELETE', read: readSuccess });
}

/** Restores a palette that the member deleted in the last 10 minutes. */
export async function undeletePalette(id: number, options: CallOptions): Promise<void> {
  await request(`api/palettes/${id}/undelete`, { ...options, method: 'POST', read: readSuccess });
}

/**
 * Claims the download of a resource. The member's own resources are free; others are charged once.
 *
 * @returns the member's new balance
 * @throws {ApiError} with the code CREDITS_INSUFFICIENT when the balance is too small; the member is then not
 *   charged
 */
export function claimDownload(claim: ClaimRequest, options: CallOptions): Promise<number> {
  return request('api/downloads/claim', { ...options, body: claim, read: readCredits });
}

/** Returns the ids of other members' palettes whose download the member has claimed. */
export function listClaimedPalettes(options: CallOptions): Promise<number[]> {
  return request('api/downloads', { ...options, read: readPaletteIds });
}

/** Renders a palette as a PNG on the server. */
export function drawPaletteImage(palette: DrawablePalette, options: CallOptions): Promise<Blob> {
  const body = { palette };
  return requestFile('api/palettes/export-image', { ...options, body, mediaType: 'image/png' });
}

/** Renders a palette as a printable PDF on the server. */
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
