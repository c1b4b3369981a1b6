import { useLayoutEffect, useRef, type MouseEvent, type ReactNode } from 'react';
import styles from './picture.module.css';

interface PictureCanvasProps {
  preview: ImageBitmap;
  label: string;
  onPress?: (event: MouseEvent) => void;
  children?: ReactNode;
}

export function PictureCanvas({ preview, label, onPress, children }: PictureCanvasProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const { width, height } = preview;
  useLayoutEffect(() => canvas.current?.getContext('2d')?.drawImage(preview, 0, 0), [preview]);
  return (
    <div className={styles.picture} style={{ '--ratio': width / height }}>
      {/* Resizing a canvas clears it, so the key creates a new one instead. */}
      <canvas
        ref={canvas}
        key={`${width} ${height}`}
        width={width}
        height={height}
        role="img"
        aria-label={label}
        className={onPress && styles.pickable}
        onClick={onPress}
      />
      {children}
    </div>
  );
}
