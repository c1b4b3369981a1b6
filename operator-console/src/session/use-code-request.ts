import { useCallback, useState } from 'react';

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
