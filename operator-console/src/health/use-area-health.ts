import type { AreaHealth } from '@danqing/contracts/releases';
import { useEffect, useState } from 'react';
import { useOperator } from '../operator-context.ts';

const REFRESH_MS = 30_000;

/**
 * Returns how an area's releases do in visitors' pages, null until it is loaded, or `failed`. Loads it anew when
 * `sequence` changes and every 30 s.
 */
export function useAreaHealth(area: string, sequence: number): AreaHealth | 'failed' | null {
  const { api } = useOperator();
  const [health, setHealth] = useState<AreaHealth | 'failed' | null>(null);
  useEffect(() => {
    const stop = new AbortController();
    const load = () =>
      api.health(area, stop.signal).then(setHealth, () => {
        if (!stop.signal.aborted) setHealth((known) => known ?? 'failed');
      });
    void load();
    const timer = setInterval(() => void load(), REFRESH_MS);
    return () => {
      clearInterval(timer);
      stop.abort();
    };
  }, [api, area, sequence]);
  return health;
}
