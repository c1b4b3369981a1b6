import { ListFailure } from '@danqing/area-kit';
import { pageTitle } from '@danqing/contracts/page';
import { useLocale, useTitle } from '@danqing/shell-sdk';
import { useTranslation } from '@danqing/shell-sdk/i18n';
import { Link, useParams } from '@danqing/shell-sdk/router';
import { buttonClass, NotFoundScreen } from '@danqing/ui-kit';
import { useColor } from '../model/use-color.ts';
import { ColorSkeleton } from './color-skeleton.tsx';
import { ColorView } from './color-view.tsx';
import { DeletedColor } from './deleted-color.tsx';
import { useDeletion } from './use-deletion.ts';

export function ColorScreen() {
  const { id = '' } = useParams();
  return <ColorOf key={id} id={/^[1-9]\d{0,9}$/.test(id) ? Number(id) : 0} />;
}

function ColorOf({ id }: { id: number }) {
  const { t } = useTranslation('cocreated');
  const { state, reload, setLike } = useColor(id);
  const deletion = useDeletion(id, reload);
  const titles = {
    loaded: state.status === 'loaded' ? state.color.name : '',
    missing: t('missing.title'),
    loading: t('title'),
    failed: t('title'),
  };
  useTitle(pageTitle(deletion.deleted?.name ?? titles[state.status], useLocale()));
  if (deletion.deleted) return <DeletedColor deletion={deletion} color={deletion.deleted} />;
  switch (state.status) {
    case 'missing':
      return (
        <NotFoundScreen title={t('missing.title')} message={t('missing.message')}>
          <Link className={buttonClass('primary')} to="/co-create-colors">
            {t('missing.all')}
          </Link>
        </NotFoundScreen>
      );
    case 'failed':
      return <ListFailure message={t('failed')} retry={t('retry')} onRetry={state.retry} />;
    case 'loading':
      return <ColorSkeleton label={t('loading')} />;
    case 'loaded':
      return (
        <ColorView
          color={state.color}
          onLike={setLike}
          onDelete={() => deletion.remove(state.color)}
          onMinted={reload}
        />
      );
  }
}
