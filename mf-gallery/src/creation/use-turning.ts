import { useRef, type KeyboardEvent, type PointerEvent } from 'react';

/** Pixels of a swipe, and how much more sideways than up or down it goes. */
const SWIPE = 40;
const SIDEWAYS = 1.5;
const STEPS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 };

/** Turning pages by arrow keys and by swiping with a finger. */
export function useTurning(turn: (step: number) => void) {
  const start = useRef<{ x: number; y: number } | null>(null);
  return {
    onKeyDown(event: KeyboardEvent) {
      const step = STEPS[event.key];
      // The arrows of a video that plays seek in it.
      if (!step || event.target instanceof HTMLVideoElement || event.altKey || event.metaKey) return;
      event.preventDefault();
      turn(step);
    },
    swipe: {
      onPointerDown({ pointerType, clientX, clientY }: PointerEvent) {
        start.current = pointerType === 'mouse' ? null : { x: clientX, y: clientY };
      },
      onPointerUp({ clientX, clientY }: PointerEvent) {
        const from = start.current;
        start.current = null;
        if (!from) return;
        const [x, y] = [clientX - from.x, clientY - from.y];
        if (Math.abs(x) > SWIPE && Math.abs(x) > SIDEWAYS * Math.abs(y)) turn(x < 0 ? 1 : -1);
      },
      onPointerCancel() {
        start.current = null;
      },
    },
  };
}
