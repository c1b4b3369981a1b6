import { COLOR_COUNT, createPictureReader } from '@danqing/picture-colors';
import { ImportError, type ImportedColor } from './imported-palette.ts';

/**
 * Returns the colours of a picture, largest share first.
 *
 * @throws {ImportError} when the picture cannot be read
 */
export async function pictureColors(file: File): Promise<ImportedColor[]> {
  const reader = createPictureReader();
  try {
    const outcome = await reader.read(file, COLOR_COUNT.default, (preview) => preview.close());
    if (outcome.kind === 'colors') return outcome.result.colors.map(({ hex }) => ({ hex }));
    throw new ImportError({ picture: outcome.kind === 'fault' ? outcome.fault : 'unreadable' });
  } finally {
    reader.stop();
  }
}
