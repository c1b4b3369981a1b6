import { pageTitle } from '@danqing/contracts/page';
import { useLocale, useTitle } from '@danqing/shell-sdk';
import { useTranslation } from '@danqing/shell-sdk/i18n';
import { TitleLabel } from '@danqing/ui-kit';
import { ColorChoice } from '../choice/color-choice.tsx';
import { Collections } from '../list/collections.tsx';
import { EmptyAlbum } from '../list/empty-album.tsx';

export function GalleryPage() {
  const { t } = useTranslation('gallery');
  useTitle(pageTitle(t('documentTitle'), useLocale()));
  return (
    <TitleLabel title={t('title')}>
      <ColorChoice />
      <Collections
        name={null}
        title={t('list.all')}
        empty={<EmptyAlbum title={t('empty.all')} help={t('empty.allHelp')} />}
      />
    </TitleLabel>
  );
}
