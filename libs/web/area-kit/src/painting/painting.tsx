import type { Collection } from '@danqing/contracts/creations';
import { useState } from 'react';

export interface PaintingProps {
  image: Collection['images'][number] | undefined;
  none: string;
  sizes: string;
  /** Empty when a visible title already names the image. */
  alt: string;
  first?: boolean;
  className?: string;
  noneClassName?: string;
}

/**
 * Renders the image of a creation in a size that fits the screen. Renders text instead when the image is
 * missing or fails to load.
 */
export function Painting({
  image,
  none,
  sizes,
  alt,
  first = false,
  className,
  noneClassName,
}: PaintingProps) {
  const [broken, setBroken] = useState(false);
  if (!image || broken) return <span className={noneClassName}>{none}</span>;
  return (
    <img
      src={image.sizes[0]?.url ?? image.url}
      srcSet={image.sizes.map(({ url, width }) => `${url} ${width}w`).join(', ')}
      sizes={sizes}
      width={image.width}
      height={image.height}
      alt={alt}
      lang={alt === '' ? undefined : 'zh'}
      loading={first ? 'eager' : 'lazy'}
      fetchPriority={first ? 'high' : 'auto'}
      decoding="async"
      className={className}
      onError={() => setBroken(true)}
    />
  );
}
