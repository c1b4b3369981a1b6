import type { CollectionImage } from '@danqing/contracts/creations';
import type { FoundPage } from '@danqing/contracts/ports';

/**
 * Returns the preload of an image that the first screen shows.
 *
 * @param sizes the same `sizes` as the `img` element of the page has, or the browser downloads two files
 */
export function picturePreload(image: CollectionImage, sizes: string): NonNullable<FoundPage['preload']> {
  return { files: image.sizes.map(({ url, width }) => ({ path: url, width })), sizes };
}
