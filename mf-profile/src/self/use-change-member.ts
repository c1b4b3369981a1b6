import { changeMember, memberKeys } from '@danqing/api-client';
import type { ChangeMemberRequest } from '@danqing/contracts/identity';
import { authorizedFetch, setMember, usePageData } from '@danqing/shell-sdk';
import { useQueryClient } from '@danqing/shell-sdk/query';

/** Updates public member data and every place on the page that shows it. Rejects on failure. */
export function useChangeMember(memberId: number): (change: ChangeMemberRequest) => Promise<void> {
  const { basePath } = usePageData();
  const client = useQueryClient();
  return async (change) => {
    const { user } = await changeMember(memberId, change, { basePath, fetch: authorizedFetch });
    setMember(user);
    await client.invalidateQueries({ queryKey: memberKeys.all });
  };
}
