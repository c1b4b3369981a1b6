import { useEffect, useEffectEvent } from 'react';
import { RAPID_CLICK_COUNT, rapidClicks, type RapidClicks } from './rapid-clicks.ts';

export function useRapidClicks(listening: boolean, onRapidClicks: () => void): void {
  const notify = useEffectEvent(onRapidClicks);
  useEffect(() => {
    if (!listening) return;
    let run: RapidClicks | null = null;
    // Not `click`, because disabled buttons do not fire it, labels repeat it, and a held Enter key fires
    // many.
    const count = ({ isPrimary, button, timeStamp, clientX, clientY }: PointerEvent) => {
      if (!isPrimary || button !== 0) return;
      run = rapidClicks(run, { at: timeStamp, x: clientX, y: clientY });
      if (run.count >= RAPID_CLICK_COUNT) notify();
    };
    // Captures the event, so that a handler that stops propagation cannot hide it.
    document.addEventListener('pointerup', count, { capture: true });
    return () => document.removeEventListener('pointerup', count, { capture: true });
  }, [listening]);
}
