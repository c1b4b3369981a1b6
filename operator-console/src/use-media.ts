import { useSyncExternalStore } from 'react';

/** Below this width, areas are cards and the header has a menu. Style sheets repeat it. */
export const NARROW = '(max-width: 63.99rem)';

export function useMedia(query: string): boolean {
  return useSyncExternalStore(
    (onChange) => {
      const media = matchMedia(query);
      media.addEventListener('change', onChange);
      return () => media.removeEventListener('change', onChange);
    },
    () => matchMedia(query).matches,
  );
}
