import { ListFailure } from '@danqing/area-kit';
import { useTranslation } from '@danqing/shell-sdk/i18n';
import { useLazyChunk } from '@danqing/ui-kit';
import { PageSkeleton } from '../circles/page-skeleton.tsx';
import { colorScreen } from './lazy-color-screen.ts';

export function ColorPage() {
  const { t } = useTranslation('cocreate');
  const { part: Screen, failed, retry } = useLazyChunk(colorScreen, true);
  if (failed) return <ListFailure message={t('pageFailed')} retry={t('retry')} onRetry={retry} />;
  return Screen ? <Screen /> : <PageSkeleton label={t('loading')} />;
}
