import { useCallback, useEffect, useRef } from 'react';

/** Returns a function that returns an abort signal for requests. The signal is aborted on unmount. */
export function useUnmountSignal(): () => AbortSignal {
  const controller = useRef(new AbortController());
  useEffect(() => () => controller.current.abort(), []);
  return useCallback(() => controller.current.signal, []);
}
