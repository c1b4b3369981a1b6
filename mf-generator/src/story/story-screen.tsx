import { ListFailure } from '@danqing/area-kit';
import { nameWithGloss, pageTitle } from '@danqing/contracts/page';
import { useLocale, usePageExists, useTitle } from '@danqing/shell-sdk';
import { useTranslation } from '@danqing/shell-sdk/i18n';
import { Link, useParams } from '@danqing/shell-sdk/router';
import { buttonClass, NotFoundScreen, Skeleton, TitleLabel } from '@danqing/ui-kit';
import { StoryView } from './story-view.tsx';
import { useStory } from './use-story.ts';
import styles from './story.module.css';

export function StoryScreen() {
  const { name = '', id = '' } = useParams();
  const { t } = useTranslation('story');
  const locale = useLocale();
  const state = useStory(name.normalize('NFC'), id);
  const hasWall = usePageExists('/colors');
  const title =
    state.status === 'loaded'
      ? t('pageTitle', { name: nameWithGloss(state.story.color, locale), title: state.story.title })
      : state.status === 'missing'
        ? t('missing.title')
        : name;
  useTitle(pageTitle(title, locale));
  if (state.status === 'missing')
    return (
      <NotFoundScreen title={t('missing.title')} message={t('missing.message')}>
        {hasWall ? (
          <Link className={buttonClass('primary')} to="/colors">
            {t('missing.all')}
          </Link>
        ) : null}
      </NotFoundScreen>
    );
  return (
    <TitleLabel title={name} lang="zh">
      {state.status === 'loading' ? (
        <div className={styles.loading} role="status" aria-label={t('loading')}>
          <Skeleton className={styles.bandSkeleton} />
          <Skeleton className={styles.titleSkeleton} />
          <Skeleton className={styles.textSkeleton} />
        </div>
      ) : null}
      {state.status === 'failed' ? (
        <ListFailure message={t('failed')} retry={t('retry')} onRetry={state.retry} />
      ) : null}
      {state.status === 'loaded' ? <StoryView story={state.story} /> : null}
    </TitleLabel>
  );
}
