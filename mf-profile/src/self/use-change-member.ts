import { changeMember, memberKeys } from '@danqing/api-client';
import type { ChangeMemberRequest } from '@danqing/contracts/identity';
import { authorizedFetch, setMember, usePageData } from '@danqing/shell-sdk';
import { useQueryClient } from '@danqing/shell-sdk/query';

/** Changes what the member shows of themselves; the bar and the lists on this page follow at once. Rejects where it does not. */
export function useChangeMember(memberId: number): (change: ChangeMemberRequest) => Promise<void> {
  const { basePath } = usePageData();
  const client = useQueryClient();
  return async (change) => {
    const { user } = await changeMember(memberId, change, { basePath, fetch: authorizedFetch });
    setMember(user);
    await client.invalidateQueries({ queryKey: memberKeys.all });
  };
}
