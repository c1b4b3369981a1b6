import { notify, useRequest } from '@danqing/area-kit';
import type { Collection, CollectionImage } from '@danqing/contracts/creations';
import { usePageData } from '@danqing/shell-sdk';
import { useTranslation } from '@danqing/shell-sdk/i18n';
import { buttonClass, lazyChunk, LazyMenu, logError } from '@danqing/ui-kit';
import Download from '@danqing/ui-kit/icons/download';
import { creationFiles } from './lazy-creation-files.ts';
import type { CreationFile } from './download-list.tsx';

export const downloadList = lazyChunk(() =>
  import(/* webpackChunkName: "floating" */ './download-list.tsx').then((module) => module.DownloadList),
);

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
  const save = async (file: CreationFile) => {
    if (!image) return;
    await request.start(
      async () => {
        const { savePainting, savePoemCard, saveVideo } = await creationFiles.load();
        if (file === 'card') await savePoemCard(collection, image, basePath);
        else if (file === 'video') await saveVideo(collection, image);
        else await savePainting(collection, image, file);
      },
      { onFailure: () => notify({ message: t('download.failed'), variant: 'error' }) },
    );
  };
  const face = (
    <button type="button" disabled={!image || busy} className={buttonClass('quiet')}>
      <Download {...ICON} />
      {busy ? t('download.working') : t('download.label')}
    </button>
  );
  return (
    <LazyMenu
      face={face}
      chunk={downloadList}
      opened={(List, byKey) => (
        <List
          face={face}
          byKey={byKey}
          hasVideo={Boolean(image?.video_url)}
          onSave={(file) => void save(file)}
        />
      )}
      onFailed={(error) => {
        logError('gallery: the menu of downloads did not load', error);
        notify({ message: t('download.failed'), variant: 'error' });
      }}
    />
  );
}
