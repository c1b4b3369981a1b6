import { useEffect, useState } from 'react';

/** The longest delay of `setTimeout`, in milliseconds; a longer one fires at once. */
const MAX_DELAY_MS = 2 ** 31 - 1;

/** Returns whether the time, in ISO 8601, has passed while the page is open. */
export function useExpired(until: string): boolean {
  const [expired, setExpired] = useState(false);
  useEffect(() => {
    const left = Math.max(0, Date.parse(until) - Date.now());
    if (left > MAX_DELAY_MS) return;
    const timer = setTimeout(() => setExpired(true), left);
    return () => clearTimeout(timer);
  }, [until]);
  return expired;
}
