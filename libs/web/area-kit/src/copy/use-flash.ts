import { useCallback, useEffect, useRef, useState } from 'react';

/** Milliseconds (specification part 1 §9 "Copy notice", part 2 §9 "Short copy notice"). */
export const COPY_NOTICE = 2000;

/**
 * Returns a value, initially null, and its setter. The value becomes null again after the given time. Setting
 * it restarts the time.
 */
export function useFlash<Value>(milliseconds: number): [Value | null, (value: Value) => void] {
  const [value, setValue] = useState<Value | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const flash = useCallback(
    (next: Value) => {
      clearTimeout(timer.current);
      setValue(next);
      timer.current = setTimeout(() => setValue(null), milliseconds);
    },
    [milliseconds],
  );
  return [value, flash];
}
