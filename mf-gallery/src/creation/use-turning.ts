import { useRef, type KeyboardEvent, type PointerEvent } from 'react';

/** Minimum swipe in pixels, and minimum ratio of horizontal to vertical movement. */
const SWIPE = 40;
const SIDEWAYS = 1.5;
const STEPS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 };

export function useTurning(turn: (step: number) => void) {
  const start = useRef<{ x: number; y: number } | null>(null);
  return {
    onKeyDown(event: KeyboardEvent) {
      const step = STEPS[event.key];
      // The arrow keys seek in a playing video.
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
