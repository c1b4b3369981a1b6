import { useCallback, useEffect, useState } from 'react';

/** Seconds before another code may be asked for, and the tick (specification part 1 §9). */
export const RESEND_SECONDS = 60;
const TICK = 1_000;

const inAMinute = () => Date.now() + RESEND_SECONDS * TICK;

/**
 * Counts the seconds until another code may be sent, from now on and again from each `restart`; 0 when it may. It reads
 * the clock, because ticks of a hidden tab come late.
 */
export function useCountdown(): { secondsLeft: number; restart: () => void } {
  const [endsAt, setEndsAt] = useState(inAMinute);
  const [secondsLeft, setSecondsLeft] = useState(RESEND_SECONDS);
  useEffect(() => {
    const timer = setInterval(() => {
      const left = Math.max(0, Math.ceil((endsAt - Date.now()) / TICK));
      setSecondsLeft(left);
      if (left === 0) clearInterval(timer);
    }, TICK);
    return () => clearInterval(timer);
  }, [endsAt]);
  const restart = useCallback(() => {
    setEndsAt(inAMinute());
    setSecondsLeft(RESEND_SECONDS);
  }, []);
  return { secondsLeft, restart };
}
