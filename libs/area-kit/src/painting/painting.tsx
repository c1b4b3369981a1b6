import type { Collection } from '@danqing/contracts/creations';
import { useState } from 'react';

export interface PaintingProps {
  /** Undefined: it was never made. */
  image: Collection['images'][number] | undefined;
  /** Stands in the place of a picture that is not there. */
  none: string;
  /** Widths on the page, for the choice among its files. */
  sizes: string;
  /** Empty where the title beside it says it already. */
  alt: string;
  /** It is on screen at first. */
  first?: boolean;
  className?: string;
  /** Of what stands in its place. */
  noneClassName?: string;
}

/** The painting of a creation, in the size that the screen needs; words in its place when it does not come. */
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
