import { useEffect, useRef, type RefObject } from 'react';
import { dragOrder } from './drag-order.ts';

/** Lets the swatches inside the element change places by dragging. */
export function useDragOrder(
  root: RefObject<HTMLElement | null>,
  onDrop: (swatch: string, to: number) => void,
): void {
  const latest = useRef(onDrop);
  useEffect(() => {
    latest.current = onDrop;
  });
  useEffect(() => {
    if (root.current) return dragOrder(root.current, (swatch, to) => latest.current(swatch, to));
  }, [root]);
}
