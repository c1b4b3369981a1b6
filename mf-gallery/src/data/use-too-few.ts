import { useSession } from '@danqing/shell-sdk';

/** The member's balance where it is known not to pay `price`, in credits; else null. */
export function useTooFew(price: number): number | null {
  const credits = useSession().user?.credits ?? null;
  return credits !== null && credits < price ? credits : null;
}
