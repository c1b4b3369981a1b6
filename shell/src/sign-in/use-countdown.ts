import { useEffect, useState } from 'react';

const TICK = 1_000;

const secondsUntil = (time: number) => Math.max(0, Math.ceil((time - Date.now()) / TICK));

/**
 * Returns the whole seconds until `endsAt` (milliseconds since 1970), updated every second (specification
 * part 1 §4). Reads the clock, because timers of a hidden tab fire late.
 */
export function useCountdown(endsAt: number): number {
  const [, tick] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => {
      tick((count) => count + 1);
      if (secondsUntil(endsAt) === 0) clearInterval(timer);
    }, TICK);
    return () => clearInterval(timer);
  }, [endsAt]);
  return secondsUntil(endsAt);
}
