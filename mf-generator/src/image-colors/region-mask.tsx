import { useLayoutEffect, useRef } from 'react';
import styles from './picture.module.css';
import type { PictureColors } from '@danqing/picture-colors';

interface RegionMaskProps {
  result: PictureColors;
  color: number | null;
}

/** Dims the pixels of all other colours. */
export function RegionMask({ result, color }: RegionMaskProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const { width, height, map } = result;
  useLayoutEffect(() => {
    const context = canvas.current?.getContext('2d');
    if (!canvas.current || !context || color === null) return;
    const veil = new ImageData(width, height);
    map.forEach((other, index) => (veil.data[index * 4 + 3] = other === color ? 0 : 255));
    context.putImageData(veil, 0, 0);
    // Fills the mask with the style sheet's colour, which depends on the theme.
    context.globalCompositeOperation = 'source-in';
    context.fillStyle = getComputedStyle(canvas.current).color;
    context.fillRect(0, 0, width, height);
    context.globalCompositeOperation = 'source-over';
  }, [map, width, height, color]);
  return (
    <canvas
      ref={canvas}
      width={width}
      height={height}
      hidden={color === null}
      aria-hidden="true"
      className={styles.regionMask}
    />
  );
}
