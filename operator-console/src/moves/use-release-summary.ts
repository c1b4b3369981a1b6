import type { OperatorArea, ReleaseSummary } from '@danqing/contracts/releases';
import { useEffect, useState } from 'react';
import { useOperator } from '../operator-context.ts';

/**
 * Returns the summary of a release, or null while it is unknown. The overview has only the newest releases of an
 * area; others are fetched.
 */
export function useReleaseSummary({ area, releases }: OperatorArea, release: string): ReleaseSummary | null {
  const { api } = useOperator();
  const [fetched, setFetched] = useState<ReleaseSummary | null>(null);
  const known = releases.find((each) => each.release === release);
  const missing = known === undefined;
  useEffect(() => {
    if (!missing) return;
    const stop = new AbortController();
    api.release(area, release, stop.signal).then(
      ({ summary }) => setFetched(summary),
      // The dialog works with the id alone.
      () => undefined,
    );
    return () => stop.abort();
  }, [api, area, release, missing]);
  return known ?? (fetched?.release === release ? fetched : null);
}
