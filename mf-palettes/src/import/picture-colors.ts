import { COLOR_COUNT, createPictureReader } from '@danqing/picture-colors';
import { ImportError, type ImportedPalette } from './imported-palette.ts';

/**
 * Returns the colours of a picture, as they stand out.
 *
 * @throws {ImportError} when the picture cannot be read
 */
export async function pictureColors(file: File): Promise<Pick<ImportedPalette, 'colors' | 'reducedFrom'>> {
  const reader = createPictureReader();
  try {
    const outcome = await reader.read(file, COLOR_COUNT.default, (preview) => preview.close());
    if (outcome.kind === 'colors') {
      const { colors, reducedFrom } = outcome.result;
      return { colors: colors.map(({ hex }) => ({ hex })), reducedFrom };
    }
    throw new ImportError({ picture: outcome.kind === 'fault' ? outcome.fault : 'unreadable' });
  } finally {
    reader.stop();
  }
}
