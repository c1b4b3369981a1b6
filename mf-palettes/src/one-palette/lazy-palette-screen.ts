import { withLateTexts } from '@danqing/shell-sdk/i18n';
import { lazyChunk } from '@danqing/ui-kit';
import { paletteCatalogues } from './palette-catalogues.ts';

export const paletteScreen = lazyChunk(() =>
  withLateTexts(
    'palette',
    paletteCatalogues,
    import('./palette-screen.tsx').then((module) => module.PaletteScreen),
  ),
);
