import { ListFailure } from '@danqing/area-kit';
import { nameWithGloss, pageTitle } from '@danqing/contracts/page';
import { useLocale, useTitle } from '@danqing/shell-sdk';
import { useTranslation } from '@danqing/shell-sdk/i18n';
import { Link, useParams } from '@danqing/shell-sdk/router';
import { buttonClass, NotFoundScreen } from '@danqing/ui-kit';
import { useColor } from '../data/use-color.ts';
import { CollectionSkeleton } from './collection-skeleton.tsx';
import { CollectionView } from './collection-view.tsx';
import { useCollection } from './use-collection.ts';
import { useDeletion } from './use-deletion.ts';
import { DeletedCreation } from './deleted-creation.tsx';

export function CollectionScreen() {
  const { id = '' } = useParams();
  return <CollectionOf key={id} id={/^[1-9]\d{0,9}$/.test(id) ? Number(id) : 0} />;
}

function CollectionOf({ id }: { id: number }) {
  const { t } = useTranslation('collection');
  const locale = useLocale();
  const { state, reload } = useCollection(id);
  const deletion = useDeletion(id, reload);
  const found = state.status === 'loaded' ? state.collection : null;
  const known = useColor(found?.color.name ?? null);
  const named = known.status === 'loaded' ? known.color : found?.color;
  const title = found && (locale === 'zh' ? found.title : (found.renderings?.[locale].title ?? found.title));
  const ofFound = named && title && t('pageTitle', { title, color: nameWithGloss(named, locale) });
  useTitle(pageTitle(state.status === 'missing' ? t('missing.title') : (ofFound ?? t('title')), locale));
  if (deletion.deleted) return <DeletedCreation deletion={deletion} collection={deletion.deleted} />;
  switch (state.status) {
    case 'missing':
      return (
        <NotFoundScreen title={t('missing.title')} message={t('missing.message')}>
          <Link className={buttonClass('primary')} to="/gallery">
            {t('missing.all')}
          </Link>
        </NotFoundScreen>
      );
    case 'failed':
      return <ListFailure message={t('failed')} retry={t('retry')} onRetry={state.retry} />;
    case 'loading':
      return <CollectionSkeleton label={t('loading')} />;
    case 'loaded':
      return <CollectionView collection={state.collection} reload={reload} onDelete={deletion.remove} />;
  }
}
