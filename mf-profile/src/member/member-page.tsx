import { ListFailure } from '@danqing/area-kit';
import { useTranslation } from '@danqing/shell-sdk/i18n';
import { useLazyChunk } from '@danqing/ui-kit';
import { memberScreen } from './lazy-member-screen.ts';
import { MemberSkeleton } from './member-skeleton.tsx';

export function MemberPage() {
  const { t } = useTranslation('profile');
  const { part: Screen, failed, retry } = useLazyChunk(memberScreen, true);
  if (failed) return <ListFailure message={t('memberFailed')} retry={t('retry')} onRetry={retry} />;
  return Screen ? <Screen /> : <MemberSkeleton />;
}
