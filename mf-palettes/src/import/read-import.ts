import { parseHex } from '@danqing/color-core';
import { isPicture, nameOfFile } from './import-types.ts';
import { ImportError, type ImportedColor, type ImportedPalette } from './imported-palette.ts';

/** Bytes of a palette file; larger ones are not even opened. Pictures have a limit of their own. */
const LARGEST = 20 * 1024 * 1024;

/**
 * Takes the colours out of a palette file or a picture. Nothing leaves the device.
 *
 * @throws {ImportError}
 */
export async function readImport(file: File): Promise<ImportedPalette> {
  if (isPicture(file)) return readPicture(file);
  if (file.size > LARGEST) throw new ImportError('too-large');
  return readPaletteFile(file);
}

async function readPicture(file: File): Promise<ImportedPalette> {
  const { pictureColors } = await import('./picture-colors.ts');
  const colors = await pictureColors(file);
  return { name: nameOfFile(file.name), colors, total: colors.length };
}

async function readPaletteFile(file: File): Promise<ImportedPalette> {
  const [formats, bytes] = await Promise.all([import('@danqing/palette-formats'), bytesOf(file)]);
  try {
    const { name, colors, total } = formats.readPaletteFile(bytes, file.name);
    return { name, colors: distinct(colors), total };
  } catch (cause) {
    if (cause instanceof formats.PaletteFileError) throw new ImportError(cause.code, cause);
    throw cause;
  }
}

async function bytesOf(file: File): Promise<Uint8Array> {
  try {
    return new Uint8Array(await file.arrayBuffer());
  } catch (cause) {
    // It was moved or changed after it had been chosen.
    throw new ImportError('damaged', cause);
  }
}

/** Each hex once, with the first name that the file has for it. */
function distinct(colors: readonly { hex: string; name?: string | undefined }[]): ImportedColor[] {
  const byHex = new Map<string, ImportedColor>();
  for (const { hex: text, name } of colors) {
    const hex = parseHex(text);
    if (!hex) continue;
    const known = byHex.get(hex)?.name ?? name?.trim();
    byHex.set(hex, known ? { hex, name: known } : { hex });
  }
  return [...byHex.values()];
}
