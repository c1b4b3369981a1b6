import type { PaletteColor } from '@danqing/contracts/palettes';
import { COLOR_COUNT, createPictureReader } from '@danqing/picture-colors';

/**
 * Returns the colours of a picture as a palette, in the order in which they stand out.
 *
 * @param url same-origin URL of the picture
 * @throws {Error} when the picture cannot be loaded or has no colours
 */
export async function colorsOfPicture(url: string): Promise<PaletteColor[]> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url} was answered with ${response.status}`);
  const file = new File([await response.blob()], 'painting.webp', { type: 'image/webp' });
  const reader = createPictureReader();
  try {
    const outcome = await reader.read(file, COLOR_COUNT.default, (preview) => preview.close());
    if (outcome.kind !== 'colors') throw new Error(`no colours: ${outcome.kind}`);
    return outcome.result.colors.map(({ hex }, index) => ({
      hex,
      type: index === 0 ? 'primary' : 'scheme',
    }));
  } finally {
    reader.stop();
  }
}
