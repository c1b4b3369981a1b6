import { notify } from '@danqing/area-kit';
import { restorePalette } from '@danqing/color-core';
import type { CollectionImage } from '@danqing/contracts/creations';
import { navigate } from '@danqing/shell-sdk';
import { useTranslation } from '@danqing/shell-sdk/i18n';
import { Button, lazyChunk, logError, prefetchProps } from '@danqing/ui-kit';
import Pipette from '@danqing/ui-kit/icons/pipette';
import { useState } from 'react';

/** Loads the picture reader on demand, because it includes a worker. */
const colorsOfPicture = lazyChunk(() =>
  import('./colors-of-picture.ts').then((part) => part.colorsOfPicture),
);

export function PaintingColors({ image }: { image: CollectionImage | undefined }) {
  const { t } = useTranslation('collection');
  const [busy, setBusy] = useState(false);
  const open = async () => {
    if (!image) return;
    setBusy(true);
    try {
      const colors = await (await colorsOfPicture.load())(image.url);
      const restored = restorePalette(colors);
      if (!restored.ok) throw new Error(restored.code);
      navigate('/', { state: { ...restored.palette, colors } });
    } catch (error) {
      logError('gallery: the colours of a painting could not be read', error);
      notify({ message: t('colors.failed'), variant: 'error' });
      setBusy(false);
    }
  };
  return (
    <Button disabled={!image || busy} {...prefetchProps(colorsOfPicture)} onClick={() => void open()}>
      <Pipette size={17} strokeWidth={1.6} aria-hidden="true" />
      {busy ? t('colors.reading') : t('colors.button')}
    </Button>
  );
}
