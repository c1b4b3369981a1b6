import type { SecurityLogEntry } from '@danqing/contracts/operators';
import { useCallback, useEffect, useState } from 'react';
import type { LogFilter } from '../api/operator-api.ts';
import { Refusal } from '../api/refusal.ts';
import { useLanguage } from '../language/language.ts';
import { useOperator } from '../operator-context.ts';

const PAGE = 50;

export interface ShownLog {
  entries: readonly SecurityLogEntry[];
  state: 'loading' | 'more' | 'complete' | 'failed';
  failure: string | null;
  loadOlder: () => void;
}

export function useSecurityLog(filter: LogFilter): ShownLog {
  const { api } = useOperator();
  const { t } = useLanguage();
  const [entries, setEntries] = useState<readonly SecurityLogEntry[]>([]);
  const [state, setState] = useState<ShownLog['state']>('loading');
  const [failure, setFailure] = useState<string | null>(null);

  const load = useCallback(
    async (known: readonly SecurityLogEntry[], signal?: AbortSignal) => {
      setState('loading');
      setFailure(null);
      try {
        const before = known.at(-1)?.id;
        const page = { limit: PAGE, ...(before === undefined ? {} : { before }) };
        const answer = await api.securityLog(filter, page, signal);
        setEntries([...known, ...answer.entries]);
        setState(answer.entries.length < PAGE ? 'complete' : 'more');
      } catch (error) {
        if (signal?.aborted) return;
        setFailure(error instanceof Refusal ? error.message : t.log.failed);
        setState('failed');
      }
    },
    [api, filter, t],
  );
  useEffect(() => {
    const stop = new AbortController();
    void load([], stop.signal);
    return () => stop.abort();
  }, [load]);

  return { entries, state, failure, loadOlder: () => void load(entries) };
}
