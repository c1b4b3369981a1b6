import { useEffect, useEffectEvent, useState } from 'react';
import { logError } from '../log/log-error.ts';

/**
 * A part of the page that is fetched when it is first wanted, and then kept. Not `React.lazy`, which would hold back what
 * else changes with it.
 * @param load always the same function
 * @param onFailed the part did not come; wanting it again tries again
 */
export function useLazyPart<Part>(
  wanted: boolean,
  load: () => Promise<Part>,
  onFailed: () => void,
): Part | null {
  const [part, setPart] = useState<{ value: Part } | null>(null);
  const fail = useEffectEvent(onFailed);
  const needed = wanted && part === null;
  useEffect(() => {
    if (!needed) return;
    let left = false;
    load().then(
      (value) => !left && setPart({ value }),
      (error: unknown) => {
        logError('a part of the page did not load', error);
        if (!left) fail();
      },
    );
    return () => {
      left = true;
    };
  }, [needed, load]);
  return part && part.value;
}
