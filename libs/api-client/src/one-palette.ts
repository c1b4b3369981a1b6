// Apart from the lists, which do without: what comes late must not lie among what comes first.
import type { ChangePaletteRequest, Palette, PaletteResponse } from '@danqing/contracts/palettes';
import { readSaved } from './palettes.ts';
import { readPalette, type ListedPalette } from './read-palette.ts';
import { request, type CallOptions } from './request.ts';

/** A public palette, or an own one. It may be one that cannot be shown. */
export function getPalette(id: number, options: CallOptions): Promise<ListedPalette> {
  return request(`api/palettes/${id}`, { ...options, read: readOne });
}

/**
 * Changes a palette of the member; what is left out stays.
 *
 * @throws {ApiError} with the code PALETTE_CHANGED when it has changed since `version`; then nothing is
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
