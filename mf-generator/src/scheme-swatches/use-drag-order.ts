import { useEffect, useRef, type RefObject } from 'react';
import { dragOrder } from './drag-order.ts';

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
