import { notify, useRequest } from '@danqing/area-kit';
import { likeColor } from '@danqing/api-client';
import type { CocreatedColorDetail, LikeResponse } from '@danqing/contracts/cocreate';
import { authorizedFetch, requireLogin, usePageData } from '@danqing/shell-sdk';
import { useTranslation } from '@danqing/shell-sdk/i18n';

export function useLike(
  { id }: Pick<CocreatedColorDetail, 'id'>,
  onLike: (answer: LikeResponse, memberId: number) => void,
): { busy: boolean; toggle: () => void } {
  const { t } = useTranslation('cocreated');
  const { basePath } = usePageData();
  const [{ phase, progress }, request] = useRequest<void, 'sending'>({
    log: 'cocreate: a colour could not be liked',
    unmount: 'continue',
  });
  const toggle = () =>
    request.start(
      async ({ report }) => {
        const member = await requireLogin();
        if (!member) return;
        report('sending');
        onLike(await likeColor(id, { basePath, fetch: authorizedFetch }), member.id);
      },
      { onFailure: ({ reason }) => notify({ message: reason ?? t('like.failed'), variant: 'error' }) },
    );
  return { busy: phase === 'running' && progress !== null, toggle: () => void toggle() };
}
