import type { HistoryEvent } from '@danqing/contracts/releases';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useOperator } from '../operator-context.ts';

const PAGE = 30;

export interface History {
  events: readonly HistoryEvent[];
  state: 'loading' | 'more' | 'complete' | 'failed';
  loadOlder: () => void;
}

/** Returns the moves of an area. Loads newer ones when `sequence`, the number of its last move, changes. */
export function useHistory(area: string, sequence: number): History {
  const { api } = useOperator();
  const [events, setEvents] = useState<readonly HistoryEvent[]>([]);
  const [state, setState] = useState<History['state']>('loading');
  const loaded = useRef<readonly HistoryEvent[]>([]);

  const load = useCallback(
    async (before: number | undefined, signal?: AbortSignal) => {
      try {
        const page = await api.history(
          area,
          { limit: PAGE, ...(before === undefined ? {} : { before }) },
          signal,
        );
        const known = loaded.current;
        const all = new Map([...page.events, ...known].map((event) => [event.sequence, event]));
        loaded.current = [...all.values()].sort((a, b) => b.sequence - a.sequence);
        setEvents(loaded.current);
        const reachesOlder = before !== undefined || known.length === 0;
        if (reachesOlder) setState(page.events.length < PAGE ? 'complete' : 'more');
        else setState((current) => (current === 'failed' ? 'more' : current));
      } catch {
        if (!signal?.aborted) setState('failed');
      }
    },
    [api, area],
  );

  useEffect(() => {
    const stop = new AbortController();
    void load(undefined, stop.signal);
    return () => stop.abort();
  }, [load, sequence]);

  const loadOlder = () => {
    setState('loading');
    void load(loaded.current.at(-1)?.sequence);
  };
  return { events, state, loadOlder };
}
