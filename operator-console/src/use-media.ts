import { useSyncExternalStore } from 'react';

/** Style sheets repeat these. */
export const NARROW = '(max-width: 63.99rem)';
export const PHONE = '(max-width: 47.99rem)';

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
