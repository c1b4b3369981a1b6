import { getErasure, cancelAccountDeletion, ownDataKeys } from '@danqing/api-client';
import { notify, useRequest } from '@danqing/area-kit';
import type { User } from '@danqing/contracts/identity';
import { authorizedFetch, useLocale, usePageData } from '@danqing/shell-sdk';
import { useTranslation } from '@danqing/shell-sdk/i18n';
import { useQuery } from '@danqing/shell-sdk/query';
import { Button } from '@danqing/ui-kit';
import { dayAndTime } from '../model/dates.ts';
import styles from './own-data.module.css';

export function ErasureNote({ member }: { member: User }) {
  const { t } = useTranslation('own-data');
  const locale = useLocale();
  const { basePath } = usePageData();
  const [{ phase }, request] = useRequest({
    log: 'profile: the account could not be kept',
    unmount: 'continue',
  });
  const options = { basePath, fetch: authorizedFetch };
  // The session's user is stale, because it was loaded at sign-in.
  const { data: at, refetch } = useQuery({
    queryKey: ownDataKeys.erasure(member.id),
    queryFn: ({ signal }) => getErasure({ ...options, signal }),
    initialData: member.erases_at ?? null,
  });
  if (at === null) return null;
  const keep = () =>
    request.start(
      async () => {
        await cancelAccountDeletion(options);
        await refetch();
        notify({ message: t('erasure.kept'), variant: 'success' });
      },
      { onFailure: ({ reason }) => notify({ message: reason ?? t('erasure.keepFailed'), variant: 'error' }) },
    );
  return (
    <div role="region" aria-label={t('erasure.label')} className={styles.note}>
      <p>{t('erasure.note', { at: dayAndTime(new Date(at), locale) })}</p>
      <Button variant="primary" aria-disabled={phase === 'running' || undefined} onClick={() => void keep()}>
        {t('erasure.keep')}
      </Button>
    </div>
  );
}
