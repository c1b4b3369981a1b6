import { ListFailure } from '@danqing/area-kit';
import { useTranslation } from '@danqing/shell-sdk/i18n';
import { useLazyChunk } from '@danqing/ui-kit';
import { PageSkeleton } from '../circles/page-skeleton.tsx';
import { nftsScreen } from './lazy-nfts-screen.ts';

export function NftsPage() {
  const { t } = useTranslation('cocreate');
  const { part: Screen, failed, retry } = useLazyChunk(nftsScreen, true);
  if (failed) return <ListFailure message={t('pageFailed')} retry={t('retry')} onRetry={retry} />;
  return Screen ? <Screen /> : <PageSkeleton label={t('loading')} />;
}
