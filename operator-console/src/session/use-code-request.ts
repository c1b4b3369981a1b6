import { useCallback, useState } from 'react';

/** Lets a call ask for a code, and wait for what becomes of it: true once the session may make changes. */
export function useCodeRequest() {
  const [request, setRequest] = useState<((confirmed: boolean) => void) | null>(null);
  const askForCode = useCallback(
    () =>
      new Promise<boolean>((resolve) => {
        setRequest(() => (confirmed: boolean) => {
          setRequest(null);
          resolve(confirmed);
        });
      }),
    [],
  );
  return { askForCode, answer: request };
}
