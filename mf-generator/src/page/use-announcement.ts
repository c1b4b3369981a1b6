import { useCallback, useState } from 'react';

/** A text for a status region. The same text twice is two texts, else the second would not be read. */
export function useAnnouncement(): [text: string, announce: (text: string) => void] {
  const [text, setText] = useState('');
  const announce = useCallback(
    (next: string) => setText((last) => (last === next ? `${next}\u00A0` : next)),
    [],
  );
  return [text, announce];
}
