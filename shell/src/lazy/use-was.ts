import { useState } from 'react';

/** Whether something was true at any time so far. */
export function useWas(now: boolean): boolean {
  const [was, setWas] = useState(now);
  if (now && !was) setWas(true);
  return now || was;
}
