import { useEffect, useEffectEvent, useState } from 'react';

/** Milliseconds before each further attempt. A regained network usually responds within moments. */
const PAUSES = [1_000, 2_000, 4_000, 8_000, 16_000, 30_000];

export function useRetryOnline(enabled: boolean, retrying: boolean, onRetry: () => void): void {
  const [attempts, setAttempts] = useState(0);
  const attempt = useEffectEvent((number: number) => {
    setAttempts(number);
    if (!retrying) onRetry();
  });
  useEffect(() => {
    if (!enabled) return;
    const onOnline = () => attempt(1);
    const onOffline = () => setAttempts(0);
    addEventListener('online', onOnline);
    addEventListener('offline', onOffline);
    return () => {
      removeEventListener('online', onOnline);
      removeEventListener('offline', onOffline);
    };
  }, [enabled]);
  useEffect(() => {
    const pause = attempts && !retrying ? PAUSES[attempts - 1] : undefined;
    if (pause === undefined) return;
    const timer = setTimeout(() => attempt(attempts + 1), pause);
    return () => clearTimeout(timer);
  }, [attempts, retrying]);
}
