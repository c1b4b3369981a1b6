import { useEffect, useState, type ComponentType } from 'react';
import { logError } from '../log/log-error.ts';

export interface LateView<Props> {
  /** Null until its code has come. */
  View: ComponentType<Props> | null;
  failed: boolean;
  retry: () => void;
}

/** A view whose code comes when it is first looked at. `load`: always the same function; called again it takes what is there. */
export function useLateView<Props>(
  wanted: boolean,
  load: () => Promise<ComponentType<Props>>,
): LateView<Props> {
  const [View, setView] = useState<ComponentType<Props> | null>(null);
  const [failed, setFailed] = useState(false);
  const needed = wanted && !View && !failed;
  useEffect(() => {
    if (!needed) return;
    load().then(
      (loaded) => setView(() => loaded),
      (error: unknown) => {
        logError('a view did not load', error);
        setFailed(true);
      },
    );
  }, [needed, load]);
  return { View, failed, retry: () => setFailed(false) };
}
