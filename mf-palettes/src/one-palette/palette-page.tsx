import { ListFailure } from '@danqing/area-kit';
import { useTranslation } from '@danqing/shell-sdk/i18n';
import { useLazyChunk } from '@danqing/ui-kit';
import { ListSkeleton } from '../list/list-skeleton.tsx';
import { paletteScreen } from './lazy-palette-screen.ts';
import styles from './palette-page.module.css';

export function PalettePage() {
  const { t } = useTranslation('palettes');
  const { part: Screen, failed, retry } = useLazyChunk(paletteScreen, true);
  if (failed) return <ListFailure message={t('list.failed.mine')} retry={t('list.retry')} onRetry={retry} />;
  return (
    <div className={styles.page}>{Screen ? <Screen /> : <ListSkeleton label={t('list.loading.mine')} />}</div>
  );
}
