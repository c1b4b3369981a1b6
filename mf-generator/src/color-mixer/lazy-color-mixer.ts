import { withLateTexts } from '@danqing/shell-sdk/i18n';
import { lazyChunk } from '@danqing/ui-kit';
import { mixerCatalogues } from './mixer-catalogues.ts';

export const colorMixer = lazyChunk(() =>
  withLateTexts(
    'mixer',
    mixerCatalogues,
    import('./color-mixer-dialog.tsx').then((module) => module.ColorMixerDialog),
  ),
);
