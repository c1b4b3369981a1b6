import { drawPattern, type Pattern } from '@danqing/pattern-engine';
import { useEffect, useRef } from 'react';

export interface PatternCanvasProps {
  pattern: Pattern;
  scale?: number;
  label?: string;
  className?: string | undefined;
}

export function PatternCanvas({ pattern, scale = 1, label, className }: PatternCanvasProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    const place = canvas.current;
    if (!place) return;
    const draw = () => {
      const sharpness = Math.min(2, window.devicePixelRatio || 1);
      const { width, height } = place.getBoundingClientRect();
      const [across, down] = [Math.round(width * sharpness), Math.round(height * sharpness)];
      const context = across > 0 && down > 0 ? place.getContext('2d') : null;
      if (!context) return;
      // Assigning a canvas size clears it, so assign only changes.
      if (place.width !== across) place.width = across;
      if (place.height !== down) place.height = down;
      const frame = { width: across, height: down, scale: scale * sharpness };
      drawPattern(context, pattern, frame, (d) => new Path2D(d));
    };
    draw();
    const observer = new ResizeObserver(draw);
    observer.observe(place);
    return () => observer.disconnect();
  }, [pattern, scale]);
  return label ? (
    <canvas ref={canvas} role="img" aria-label={label} className={className} />
  ) : (
    <canvas ref={canvas} aria-hidden="true" className={className} />
  );
}
