import type { CollectionImage } from '@danqing/contracts/creations';
import type { FoundPage } from '@danqing/contracts/ports';

/**
 * Returns the preload of an image that the first screen shows.
 *
 * @param sizes must equal `sizes` of the `img` element; otherwise the browser downloads two files
 */
export function picturePreload(image: CollectionImage, sizes: string): NonNullable<FoundPage['preload']> {
  return { files: image.sizes.map(({ url, width }) => ({ path: url, width })), sizes };
}
