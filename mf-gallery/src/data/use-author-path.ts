import type { Collection } from '@danqing/contracts/creations';
import { usePageExists } from '@danqing/shell-sdk';

/** The page of who made it; null where there is none, as for the studio, which is member 0. */
export function useAuthorPath({ user }: Pick<Collection, 'user'>): string | null {
  const path = `/users/${user.id}`;
  const exists = usePageExists(path);
  return exists && user.id > 0 ? path : null;
}
