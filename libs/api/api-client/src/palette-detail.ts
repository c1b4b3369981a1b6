import type { ChangePaletteRequest, Palette, PaletteResponse } from '@danqing/contracts/palettes';
import { readSaved } from './palettes.ts';
import { readPalette, type ListedPalette } from './read-palette.ts';
import { request, type CallOptions } from './request.ts';

/**
 * Returns a public palette or one of the member's own. A malformed palette is returned with its problem in
 * `fault`.
 */
export function getPalette(id: number, options: CallOptions): Promise<ListedPalette> {
  return request(`api/palettes/${id}`, { ...options, read: readOne });
}

/**
 * Changes a palette; omitted fields stay as they are.
 *
 * @throws {ApiError} with the code PALETTE_CHANGED when the palette has changed since `version`; the change
 *   is then not saved
 */
export function changePalette(
  id: number,
  change: ChangePaletteRequest,
  options: CallOptions,
): Promise<Palette> {
  return request(`api/palettes/${id}`, { ...options, method: 'PATCH', body: change, read: readSaved });
}

function readOne(body: unknown): ListedPalette | undefined {
  const palette = readPalette(((body ?? {}) as Partial<PaletteResponse>).data);
  return palette.id > 0 ? palette : undefined;
}
