import { useSession } from '@danqing/shell-sdk';

/** Returns the member's balance if it is known to be below `price` in credits; otherwise null. */
export function useInsufficientBalance(price: number): number | null {
  const credits = useSession().user?.credits ?? null;
  return credits !== null && credits < price ? credits : null;
}
