import { ListFailure } from '@danqing/area-kit';
import { pageTitle } from '@danqing/contracts/page';
import { requireLogin, useLocale, useSession, useTitle } from '@danqing/shell-sdk';
import { useTranslation } from '@danqing/shell-sdk/i18n';
import { Link, useParams } from '@danqing/shell-sdk/router';
import { Button, buttonClass, NotFoundScreen, TitleLabel } from '@danqing/ui-kit';
import ArrowLeft from '@danqing/ui-kit/icons/arrow-left';
import { DeletedPlaceholder } from '../deletion/deleted-placeholder.tsx';
import { useDeletions } from '../deletion/use-deletions.ts';
import { ListSkeleton } from '../list/list-skeleton.tsx';
import { Announcement } from '../page/announcement.tsx';
import { PaletteView } from './palette-view.tsx';
import { usePalette } from './use-palette.ts';
import styles from './palette-screen.module.css';

export function PaletteScreen() {
  const { id = '' } = useParams();
  return <PaletteOf key={id} id={/^[1-9]\d{0,9}$/.test(id) ? Number(id) : 0} />;
}

function PaletteOf({ id }: { id: number }) {
  const { t } = useTranslation('palette');
  const { user } = useSession();
  const { state, refresh, reload } = usePalette(id);
  const deletion = useDeletions(`palette|${id}`, async () => {
    // Reload only a missing palette: a refetch on window focus may have reported the deleted palette as
    // missing.
    if (state.status === 'missing') await reload();
  });
  const [deleted] = deletion.deletions;
  const locale = useLocale();
  const titles = {
    loaded: state.status === 'loaded' ? state.palette.name : '',
    missing: t('missing.title'),
    loading: t('title'),
    failed: t('title'),
  };
  useTitle(pageTitle(deleted?.palette.name ?? titles[state.status], locale));
  if (state.status === 'missing' && !deleted)
    return (
      <NotFoundScreen title={t('missing.title')} message={t(user ? 'missing.member' : 'missing.visitor')}>
        {user ? null : <Button onClick={() => void requireLogin()}>{t('missing.login')}</Button>}
        <Link className={buttonClass('primary')} to="/palettes">
          {t('missing.all')}
        </Link>
      </NotFoundScreen>
    );
  return (
    <TitleLabel title={t('title')}>
      <p className={styles.back}>
        <Link to="/palettes">
          <ArrowLeft size={16} strokeWidth={1.6} />
          {t('back')}
        </Link>
      </p>
      <Announcement deletion={deletion} found={null} />
      {deleted ? (
        // No expiry: undo stays available while the visitor stays on this page.
        <DeletedPlaceholder
          name={deleted.palette.name}
          restoring={deleted.phase === 'restoring'}
          onUndo={() => deletion.undo(deleted.palette)}
        />
      ) : null}
      {state.status === 'loading' ? <ListSkeleton label={t('loading')} /> : null}
      {state.status === 'failed' ? (
        <ListFailure message={t('failed')} retry={t('retry')} onRetry={state.retry} />
      ) : null}
      {state.status === 'loaded' && !deleted ? (
        <PaletteView
          palette={state.palette}
          own={state.palette.user_id === user?.id}
          onChanged={refresh}
          onReload={reload}
          onDelete={() => deletion.remove(state.palette, 0)}
          returned={deletion.restored !== null}
        />
      ) : null}
    </TitleLabel>
  );
}
