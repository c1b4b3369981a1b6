import { withLateTexts } from '@danqing/shell-sdk/i18n';
import { lazyChunk } from '@danqing/ui-kit';
import { colorCatalogues } from './color-catalogues.ts';

export const colorScreen = lazyChunk(() =>
  withLateTexts(
    'cocreated',
    colorCatalogues,
    import('./color-screen.tsx').then((module) => module.ColorScreen),
  ),
);
