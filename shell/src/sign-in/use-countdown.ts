import { useEffect, useState } from 'react';

const TICK = 1_000;

const secondsUntil = (time: number) => Math.max(0, Math.ceil((time - Date.now()) / TICK));

/**
 * Whole seconds until `endsAt` (milliseconds since 1970), ticking each second (specification part 1 §4). It reads the
 * clock, because ticks of a hidden tab come late.
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
