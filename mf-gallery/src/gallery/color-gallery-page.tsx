import { ListFailure } from '@danqing/area-kit';
import { nameWithGloss, pageTitle } from '@danqing/contracts/page';
import { useAccent, useLocale, useTitle } from '@danqing/shell-sdk';
import { Trans, useTranslation } from '@danqing/shell-sdk/i18n';
import { Link, useParams } from '@danqing/shell-sdk/router';
import { buttonClass, NotFoundScreen, TitleLabel } from '@danqing/ui-kit';
import { useColor } from '../data/use-color.ts';
import { Collections } from '../list/collections.tsx';
import { EmptyAlbum } from '../list/empty-album.tsx';
import { Composer } from '../writing/composer.tsx';

export function ColorGalleryPage() {
  const { name = '' } = useParams();
  const normal = name.normalize('NFC').trim();
  return <GalleryOf key={normal} name={normal} />;
}

function GalleryOf({ name }: { name: string }) {
  const { t } = useTranslation('gallery');
  const locale = useLocale();
  const state = useColor(name);
  const color = state.status === 'loaded' ? state.color : null;
  const missing = state.status === 'missing';
  const inWords = color ? nameWithGloss(color, locale) : name;
  useAccent(color);
  useTitle(pageTitle(missing ? t('missing.title') : t('pageTitle', { color: inWords }), locale));
  if (missing)
    return (
      <NotFoundScreen title={t('missing.title')} message={t('missing.message', { name })}>
        <Link className={buttonClass('primary')} to="/gallery">
          {t('missing.all')}
        </Link>
      </NotFoundScreen>
    );
  if (state.status === 'failed')
    return (
      <TitleLabel title={name} lang="zh">
        <ListFailure message={t('colorFailed')} retry={t('list.retry')} onRetry={state.retry} />
      </TitleLabel>
    );
  const named = <span lang="zh">{name}</span>;
  return (
    <TitleLabel title={name} lang="zh">
      <Composer name={name} color={color} />
      <Collections
        name={name}
        title={<Trans t={t} i18nKey="list.ofColor" components={{ color: named }} />}
        empty={
          <EmptyAlbum
            title={<Trans t={t} i18nKey="empty.ofColor" components={{ color: named }} />}
            help={t('empty.ofColorHelp')}
          />
        }
      />
    </TitleLabel>
  );
}
