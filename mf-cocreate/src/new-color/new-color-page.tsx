import { ListFailure } from '@danqing/area-kit';
import { useTranslation } from '@danqing/shell-sdk/i18n';
import { useLazyChunk } from '@danqing/ui-kit';
import { PageSkeleton } from '../circles/page-skeleton.tsx';
import { newColorScreen } from './lazy-new-color-screen.ts';

export function NewColorPage() {
  const { t } = useTranslation('cocreate');
  const { part: Screen, failed, retry } = useLazyChunk(newColorScreen, true);
  if (failed) return <ListFailure message={t('pageFailed')} retry={t('retry')} onRetry={retry} />;
  return Screen ? <Screen /> : <PageSkeleton label={t('loading')} />;
}
