import { useEffect, useEffectEvent } from 'react';
import { RAPID_CLICK_COUNT, rapidClicks, type RapidClicks } from './rapid-clicks.ts';

/** Calls back once the visitor clicks again and again at one place. Listens only while `listening`. */
export function useRapidClicks(listening: boolean, onRapidClicks: () => void): void {
  const notify = useEffectEvent(onRapidClicks);
  useEffect(() => {
    if (!listening) return;
    let run: RapidClicks | null = null;
    // Not `click`: a disabled button has none, a label passes it on as a second one, a held Enter key makes many.
    const count = ({ isPrimary, button, timeStamp, clientX, clientY }: PointerEvent) => {
      if (!isPrimary || button !== 0) return;
      run = rapidClicks(run, { at: timeStamp, x: clientX, y: clientY });
      if (run.count >= RAPID_CLICK_COUNT) notify();
    };
    // On its way down: what keeps an event from going up must not hide it.
    document.addEventListener('pointerup', count, { capture: true });
    return () => document.removeEventListener('pointerup', count, { capture: true });
  }, [listening]);
}
