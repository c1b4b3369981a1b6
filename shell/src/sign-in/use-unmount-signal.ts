import { useCallback, useEffect, useRef } from 'react';

/** Gives the signal that ends requests whose dialog or step is gone. */
export function useUnmountSignal(): () => AbortSignal {
  const controller = useRef(new AbortController());
  useEffect(() => () => controller.current.abort(), []);
  return useCallback(() => controller.current.signal, []);
}
