import { withLateTexts } from '@danqing/shell-sdk/i18n';
import { lazyChunk, logError, Skeleton, useLazyChunk } from '@danqing/ui-kit';
import layout from '../layout/layout.module.css';
import { ListFailure } from '../notes/list-failure.tsx';
import { wallCatalogues } from './wall-catalogues.ts';

const wall = lazyChunk(() =>
  withLateTexts(
    'wall',
    wallCatalogues,
    import('./color-wall.tsx').then((module) => module.ColorWall),
  ),
);

export function WallPage() {
  const {
    part: Wall,
    failed,
    retry,
  } = useLazyChunk(wall, true, (error) => logError('generator: the wall did not load', error));
  if (Wall) return <Wall />;
  return failed ? <ListFailure onRetry={retry} /> : <Skeleton className={layout.pageSkeleton} />;
}
