import { parseHex } from '@danqing/color-core';
import type { CoatedPaperModule, PaletteFileColor } from '@danqing/palette-formats';
import { logError } from '@danqing/ui-kit';
import { isDrawing, isPicture, nameOfFile } from './import-types.ts';
import {
  ImportError,
  type ImportedColor,
  type ImportedInks,
  type ImportedPalette,
} from './imported-palette.ts';

/** Maximum bytes of a palette file, checked before reading. Pictures have their own limit. */
const LARGEST = 20 * 1024 * 1024;

/**
 * Extracts the colours of a palette file or picture on the device, without uploading it.
 *
 * @throws {ImportError} when the file cannot be read or has no colours
 */
export async function readImport(file: File): Promise<ImportedPalette> {
  if (isPicture(file)) return readPicture(file);
  if (file.size > LARGEST) throw new ImportError('too-large');
  try {
    return await readPaletteFile(file);
  } catch (error) {
    // A drawing without a stated colour, such as one that contains a photo.
    if (isDrawing(file) && error instanceof ImportError) return readPicture(file);
    throw error;
  }
}

async function readPicture(file: File): Promise<ImportedPalette> {
  const { pictureColors } = await import('./picture-colors.ts');
  const read = await pictureColors(file);
  return { name: nameOfFile(file.name), ...read, total: read.colors.length };
}

async function readPaletteFile(file: File): Promise<ImportedPalette> {
  const [formats, bytes] = await Promise.all([import('@danqing/palette-formats'), bytesOf(file)]);
  try {
    const { colors, ...palette } = formats.readPaletteFile(bytes, file.name);
    const inks = await convertedInks(colors, formats.loadCoatedPaper);
    if (!inks) return { ...palette, colors: distinct(colors) };
    return { ...palette, colors: inks.colors[inks.conversion] ?? [], inks };
  } catch (cause) {
    if (cause instanceof formats.PaletteFileError) throw new ImportError(cause.code, cause);
    throw cause;
  }
}

/**
 * Converts the CMYK colours of a file for coated paper, as programs for print show them. Without a connection
 * the formula remains.
 */
async function convertedInks(
  colors: readonly PaletteFileColor[],
  loadCoatedPaper: () => Promise<CoatedPaperModule>,
): Promise<ImportedInks | null> {
  const count = colors.filter(({ inks }) => inks).length;
  if (count === 0) return null;
  const formula = distinct(colors);
  try {
    const { coatedHex } = await loadCoatedPaper();
    const coated = distinct(
      colors.map(({ inks, hex, ...color }) => ({ ...color, hex: inks ? coatedHex(inks) : hex })),
    );
    return { count, conversion: 'coated', colors: { coated, formula } };
  } catch (error) {
    logError('palettes: the profile of coated paper could not be loaded', error);
    return { count, conversion: 'formula', colors: { formula } };
  }
}

async function bytesOf(file: File): Promise<Uint8Array> {
  try {
    return new Uint8Array(await file.arrayBuffer());
  } catch (cause) {
    // The file was moved or changed after it was chosen.
    throw new ImportError('damaged', cause);
  }
}

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
