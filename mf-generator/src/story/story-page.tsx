import { withLateTexts } from '@danqing/shell-sdk/i18n';
import { lazyChunk, logError, Skeleton, useLazyChunk } from '@danqing/ui-kit';
import layout from '../layout/layout.module.css';
import { ListFailure } from '../notes/list-failure.tsx';
import { storyCatalogues } from './story-catalogues.ts';

const story = lazyChunk(() =>
  withLateTexts(
    'story',
    storyCatalogues,
    import('./story-screen.tsx').then((module) => module.StoryScreen),
  ),
);

/** Loads the story page lazily, because the generator does not need its code. */
export function StoryPage() {
  const {
    part: Story,
    failed,
    retry,
  } = useLazyChunk(story, true, (error) => logError('generator: the page of a story did not load', error));
  if (Story) return <Story />;
  return failed ? <ListFailure onRetry={retry} /> : <Skeleton className={layout.pageSkeleton} />;
}
