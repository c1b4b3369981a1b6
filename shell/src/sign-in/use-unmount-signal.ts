import { useCallback, useEffect, useRef } from 'react';

/** Returns a function that gives the signal of requests to abort on unmount. */
export function useUnmountSignal(): () => AbortSignal {
  const controller = useRef(new AbortController());
  useEffect(() => () => controller.current.abort(), []);
  return useCallback(() => controller.current.signal, []);
}
