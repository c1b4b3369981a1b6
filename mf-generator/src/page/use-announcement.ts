import { useCallback, useState } from 'react';

/**
 * Returns the text of a status region and a setter. A repeated text is changed slightly, because screen
 * readers would otherwise skip it.
 */
export function useAnnouncement(): [text: string, announce: (text: string) => void] {
  const [text, setText] = useState('');
  const announce = useCallback(
    (next: string) => setText((last) => (last === next ? `${next}\u00A0` : next)),
    [],
  );
  return [text, announce];
}
