import { notify } from '@danqing/area-kit';
import { helpfulReason, likeColor } from '@danqing/api-client';
import type { CocreatedColorDetail, LikeResponse } from '@danqing/contracts/cocreate';
import { authorizedFetch, requireLogin, usePageData } from '@danqing/shell-sdk';
import { useTranslation } from '@danqing/shell-sdk/i18n';
import { logError } from '@danqing/ui-kit';
import { useRef, useState } from 'react';

export function useLike(
  { id }: Pick<CocreatedColorDetail, 'id'>,
  onLike: (answer: LikeResponse, memberId: number) => void,
): { busy: boolean; toggle: () => void } {
  const { t } = useTranslation('cocreated');
  const { basePath } = usePageData();
  const [busy, setBusy] = useState(false);
  const running = useRef(false);
  const toggle = async () => {
    if (running.current) return;
    running.current = true;
    try {
      const member = await requireLogin();
      if (!member) return;
      setBusy(true);
      const options = { basePath, fetch: authorizedFetch };
      onLike(await likeColor(id, options), member.id);
    } catch (error) {
      logError('cocreate: a colour could not be liked', error);
      notify({ message: helpfulReason(error) ?? t('like.failed'), variant: 'error' });
    } finally {
      running.current = false;
      setBusy(false);
    }
  };
  return { busy, toggle: () => void toggle() };
}
