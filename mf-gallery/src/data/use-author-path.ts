import type { Collection } from '@danqing/contracts/creations';
import { authorPath } from '@danqing/contracts/identity';
import { usePageExists } from '@danqing/shell-sdk';

export function useAuthorPath({ user }: Pick<Collection, 'user'>): string | null {
  const path = authorPath(user);
  const exists = usePageExists(path ?? '/');
  return exists ? path : null;
}
