import { useCallback, useEffect, useRef, useState } from 'react';

/** A value that is there for a moment after it was set, then null again. */
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
