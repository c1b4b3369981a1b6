import { ListFailure } from '@danqing/area-kit';
import type { User } from '@danqing/contracts/identity';
import { useTranslation } from '@danqing/shell-sdk/i18n';
import { Skeleton, useLazyChunk } from '@danqing/ui-kit';
import styles from './account-settings.module.css';
import { accountSettings } from './lazy-self-parts.ts';

export function LazyAccountSettings({ member }: { member: User }) {
  const { t } = useTranslation('profile');
  const { part: Settings, failed, retry } = useLazyChunk(accountSettings, true);
  if (failed) return <ListFailure message={t('partFailed')} retry={t('retry')} onRetry={retry} />;
  return Settings ? <Settings member={member} /> : <Skeleton className={styles.coming} />;
}
