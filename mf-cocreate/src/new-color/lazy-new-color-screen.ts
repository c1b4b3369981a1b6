import { withLateTexts } from '@danqing/shell-sdk/i18n';
import { lazyChunk } from '@danqing/ui-kit';
import { newColorCatalogues } from './new-color-catalogues.ts';

export const newColorScreen = lazyChunk(() =>
  withLateTexts(
    'new-color',
    newColorCatalogues,
    import('./new-color-screen.tsx').then((module) => module.NewColorScreen),
  ),
);
