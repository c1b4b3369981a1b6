import {
  drawPaletteImage,
  drawPalettePdf,
  type CallOptions,
  type DrawablePalette,
} from '@danqing/api-client';
import { exportFileName } from '@danqing/contracts/palettes';
import type * as PaletteFormatsModule from '@danqing/palette-formats';
import type { InkConverter } from '@danqing/palette-formats';
import type { ExportablePalette } from '../palette/exportable-palette.ts';
import type { ExportFormatId } from './export-formats.ts';

export type PaletteFormats = Pick<
  typeof PaletteFormatsModule,
  'PALETTE_FORMATS' | 'familyName' | 'formulaInks' | 'loadCoatedPaper'
>;

/**
 * Loads the file writers. The chunk is large, so it loads only when an export is likely. The hint keeps the
 * readers out of areas that import no files.
 */
export const loadPaletteFormats = (): Promise<PaletteFormats> =>
  import(
    /* webpackExports: ["PALETTE_FORMATS", "familyName", "formulaInks", "loadCoatedPaper"] */ '@danqing/palette-formats'
  );

/** Loads what a format needs beside its writer: the profile of the paper for a conversion by it. */
export async function loadInks(
  { conversion = 'coated' }: ExportablePalette,
  format: ExportFormatId,
  { loadCoatedPaper }: PaletteFormats,
): Promise<InkConverter | undefined> {
  if (format !== 'ase-cmyk' || conversion === 'formula') return undefined;
  return (await loadCoatedPaper()).coatedInks;
}

export interface ProducedFile {
  name: string;
  content: Blob;
}

/** Produces the file. The server draws images and PDFs; other formats are written in the browser. */
export async function produceFile(
  palette: ExportablePalette,
  format: ExportFormatId,
  formats: PaletteFormats,
  options: CallOptions,
): Promise<ProducedFile> {
  switch (format) {
    case 'image':
      return {
        name: exportFileName(palette.name, 'png'),
        content: await drawSheet(palette, options),
      };
    case 'pdf':
      return {
        name: exportFileName(palette.name, 'pdf'),
        content: await drawPalettePdf(drawable(palette), options),
      };
    default: {
      const written = formats.PALETTE_FORMATS.find(({ id }) => id === format);
      if (!written) throw new Error(`@danqing/palette-formats does not write ${format}`);
      const { extension, mediaType, write } = written;
      const inks = await loadInks(palette, format, formats);
      return {
        name: exportFileName(palette.name, extension),
        content: new Blob([write({ ...palette, ...(inks && { inks }) })], { type: mediaType }),
      };
    }
  }
}

export const drawSheet = (palette: ExportablePalette, options: CallOptions): Promise<Blob> =>
  drawPaletteImage(drawable(palette), options);

function drawable({ name, description, author, colors }: ExportablePalette): DrawablePalette {
  return {
    name,
    description,
    user: author === undefined ? undefined : { name: author },
    colors: [...colors],
  };
}
