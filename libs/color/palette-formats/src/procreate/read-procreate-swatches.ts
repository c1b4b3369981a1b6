import { PaletteFileError } from '../reading/palette-file-error.ts';
import type { ReadPalette } from '../reading/read-result.ts';
import { unpack, type ZipEntry } from '../zip/read-zip.ts';
import { hsbToHex } from './hsb.ts';

/**
 * Parses the JSON entry of a Procreate palette: an object or a list with one object. Skips null swatches.
 *
 * @throws {PaletteFileError} when the file is damaged or too large
 */
export function readProcreateSwatches(bytes: Uint8Array, entry: ZipEntry): ReadPalette {
  const file = parsed(unpack(bytes, entry));
  const { name, swatches } = objectOf(Array.isArray(file) ? (file as unknown[])[0] : file);
  if (!Array.isArray(swatches)) throw new PaletteFileError('damaged');
  const colors = (swatches as unknown[]).flatMap((swatch) => {
    if (swatch === null) return [];
    const { hue, saturation, brightness } = objectOf(swatch);
    if (![hue, saturation, brightness].every(Number.isFinite)) throw new PaletteFileError('damaged');
    return [{ hex: hsbToHex({ hue, saturation, brightness } as Parameters<typeof hsbToHex>[0]) }];
  });
  return { name: typeof name === 'string' ? name : '', colors };
}

function parsed(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(bytes)) as unknown;
  } catch {
    throw new PaletteFileError('damaged');
  }
}

function objectOf(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
}
