import { useEffect, useEffectEvent, useState } from 'react';
import type { LazyChunk } from './lazy-chunk.ts';

export interface LazyChunkState<Part> {
  part: Part | null;
  /** True after a failed load. `retry`, a restored connection, or setting `wanted` again reloads it. */
  failed: boolean;
  retry: () => void;
}

/**
 * Loads a lazy part once it is wanted, and returns its state.
 *
 * @param onFailed called with the error of a load, unless the part is no longer wanted
 */
export function useLazyChunk<Part>(
  chunk: LazyChunk<Part>,
  wanted: boolean,
  onFailed?: (error: unknown) => void,
): LazyChunkState<Part> {
  const [used, setUsed] = useState(wanted);
  const [, setArrived] = useState(false);
  const [failed, setFailed] = useState(false);
  const notify = useEffectEvent((error: unknown) => onFailed?.(error));
  if (wanted && !used) setUsed(true);
  if (failed && !wanted) setFailed(false);
  const part = used ? chunk.get() : null;
  const needed = wanted && part === null && !failed;
  useEffect(() => {
    if (!needed) return;
    let left = false;
    chunk.load().then(
      () => {
        if (!left) setArrived(true);
      },
      (error: unknown) => {
        if (left) return;
        setFailed(true);
        notify(error);
      },
    );
    return () => {
      left = true;
    };
  }, [needed, chunk]);
  useEffect(() => {
    if (!failed) return;
    const retry = () => setFailed(false);
    window.addEventListener('online', retry);
    return () => window.removeEventListener('online', retry);
  }, [failed]);
  return { part, failed, retry: () => setFailed(false) };
}
