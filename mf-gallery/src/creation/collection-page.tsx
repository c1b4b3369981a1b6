import { ListFailure } from '@danqing/area-kit';
import { useTranslation } from '@danqing/shell-sdk/i18n';
import { useLazyChunk } from '@danqing/ui-kit';
import { CollectionSkeleton } from './collection-skeleton.tsx';
import { collectionScreen } from './lazy-collection-screen.ts';

export function CollectionPage() {
  const { t } = useTranslation('gallery');
  const { part: Screen, failed, retry } = useLazyChunk(collectionScreen, true);
  if (failed) return <ListFailure message={t('list.detailFailed')} retry={t('list.retry')} onRetry={retry} />;
  return Screen ? <Screen /> : <CollectionSkeleton label={t('list.detailLoading')} />;
}
