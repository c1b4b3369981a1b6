import { notify, useRequest } from '@danqing/area-kit';
import { restorePalette } from '@danqing/color-core';
import type { CollectionImage } from '@danqing/contracts/creations';
import { navigate } from '@danqing/shell-sdk';
import { useTranslation } from '@danqing/shell-sdk/i18n';
import { Button, lazyChunk, prefetchProps } from '@danqing/ui-kit';
import Pipette from '@danqing/ui-kit/icons/pipette';

/** Loads the picture reader on demand, because it includes a worker. */
const colorsOfPicture = lazyChunk(() =>
  import('./colors-of-picture.ts').then((part) => part.colorsOfPicture),
);

export function PaintingColors({ image }: { image: CollectionImage | undefined }) {
  const { t } = useTranslation('collection');
  const [{ phase }, request] = useRequest({
    log: 'gallery: the colours of a painting could not be read',
    unmount: 'continue',
  });
  const open = ({ url }: CollectionImage) =>
    request.start(
      async () => {
        const colors = await (await colorsOfPicture.load())(url);
        const restored = restorePalette(colors);
        if (!restored.ok) throw new Error(restored.code);
        navigate('/', { state: { ...restored.palette, colors } });
      },
      { onFailure: () => notify({ message: t('colors.failed'), variant: 'error' }) },
    );
  const busy = phase === 'running';
  return (
    <Button
      disabled={!image || busy}
      {...prefetchProps(colorsOfPicture)}
      onClick={() => image && void open(image)}
    >
      <Pipette size={17} strokeWidth={1.6} aria-hidden="true" />
      {busy ? t('colors.reading') : t('colors.button')}
    </Button>
  );
}
