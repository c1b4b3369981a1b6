import { notify, useRequest } from '@danqing/area-kit';
import type { Collection, CollectionImage } from '@danqing/contracts/creations';
import { usePageData } from '@danqing/shell-sdk';
import { useTranslation } from '@danqing/shell-sdk/i18n';
import {
  buttonClass,
  lazyChunk,
  Menu,
  MenuContent,
  MenuItem,
  MenuTrigger,
  prefetchProps,
} from '@danqing/ui-kit';
import Download from '@danqing/ui-kit/icons/download';
import FileDown from '@danqing/ui-kit/icons/file-down';
import Film from '@danqing/ui-kit/icons/film';
import Image from '@danqing/ui-kit/icons/image';

const files = lazyChunk(() => import('./creation-files.ts'));

type File = 'png' | 'webp' | 'card' | 'video';

interface DownloadsProps {
  collection: Collection;
  image: CollectionImage | undefined;
}

const ICON = { size: 17, strokeWidth: 1.6, 'aria-hidden': true } as const;

export function Downloads({ collection, image }: DownloadsProps) {
  const { basePath } = usePageData();
  const { t } = useTranslation('collection');
  const [{ phase }, request] = useRequest({ log: 'gallery: a file could not be made', unmount: 'continue' });
  const busy = phase === 'running';
  const save = async (file: File) => {
    if (!image) return;
    await request.start(
      async () => {
        const { savePainting, savePoemCard, saveVideo } = await files.load();
        if (file === 'card') await savePoemCard(collection, image, basePath);
        else if (file === 'video') await saveVideo(collection, image);
        else await savePainting(collection, image, file);
      },
      { onFailure: () => notify({ message: t('download.failed'), variant: 'error' }) },
    );
  };
  return (
    <Menu>
      <MenuTrigger disabled={!image || busy} className={buttonClass('quiet')} {...prefetchProps(files)}>
        <Download {...ICON} />
        {busy ? t('download.working') : t('download.label')}
      </MenuTrigger>
      <MenuContent align="start">
        <MenuItem onSelect={() => void save('card')}>
          <FileDown {...ICON} />
          {t('download.card')}
        </MenuItem>
        <MenuItem onSelect={() => void save('png')}>
          <Image {...ICON} />
          {t('download.png')}
        </MenuItem>
        <MenuItem onSelect={() => void save('webp')}>
          <Image {...ICON} />
          {t('download.webp')}
        </MenuItem>
        {image?.video_url ? (
          <MenuItem onSelect={() => void save('video')}>
            <Film {...ICON} />
            {t('download.video')}
          </MenuItem>
        ) : null}
      </MenuContent>
    </Menu>
  );
}
