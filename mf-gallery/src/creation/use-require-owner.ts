import { notify } from '@danqing/area-kit';
import type { Collection } from '@danqing/contracts/creations';
import { requireLogin } from '@danqing/shell-sdk';
import { useTranslation } from '@danqing/shell-sdk/i18n';

/** Requires a sign-in and returns whether the creation belongs to the member; otherwise shows a message. */
export function useRequireOwner({ user }: Pick<Collection, 'user'>): () => Promise<boolean> {
  const { t } = useTranslation('collection');
  return async () => {
    const member = await requireLogin();
    if (!member) return false;
    if (member.id !== user.id) notify({ message: t('notOwner'), variant: 'info' });
    return member.id === user.id;
  };
}
