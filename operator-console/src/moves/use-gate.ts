import type { GateResult } from '@danqing/contracts/releases';
import { useEffect, useState } from 'react';
import { useOperator } from '../operator-context.ts';

export interface Gate {
  checking: boolean;
  /** Null before the result, and if the gate could not be asked. */
  result: GateResult | null;
}

export function useGate(area: string, release: string | null): Gate {
  const { api } = useOperator();
  const [answer, setAnswer] = useState<{ release: string; result: GateResult | null } | null>(null);
  useEffect(() => {
    if (release === null) return;
    const stop = new AbortController();
    api.check(area, release, stop.signal).then(
      (result) => setAnswer({ release, result }),
      () => {
        if (!stop.signal.aborted) setAnswer({ release, result: null });
      },
    );
    return () => stop.abort();
  }, [api, area, release]);
  const answered = release !== null && answer?.release === release;
  return { checking: release !== null && !answered, result: answered ? answer.result : null };
}
