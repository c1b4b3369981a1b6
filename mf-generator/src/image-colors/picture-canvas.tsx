import { useLayoutEffect, useRef, type MouseEvent, type ReactNode } from 'react';
import styles from './picture.module.css';

interface PictureCanvasProps {
  preview: ImageBitmap;
  /** What it is, in words. */
  label: string;
  /** The picture was pressed, beside what lies on it. */
  onPress?: (event: MouseEvent) => void;
  /** What lies on it. */
  children?: ReactNode;
}

/** A picture in its own proportions. */
export function PictureCanvas({ preview, label, onPress, children }: PictureCanvasProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const { width, height } = preview;
  useLayoutEffect(() => canvas.current?.getContext('2d')?.drawImage(preview, 0, 0), [preview]);
  return (
    <div className={styles.picture} style={{ '--ratio': width / height }}>
      {/* Another size empties a canvas: with the key it never changes. */}
      <canvas
        ref={canvas}
        key={`${width} ${height}`}
        width={width}
        height={height}
        role="img"
        aria-label={label}
        className={onPress && styles.pickable}
        // The keyboard moves a pin instead.
        onClick={onPress}
      />
      {children}
    </div>
  );
}
