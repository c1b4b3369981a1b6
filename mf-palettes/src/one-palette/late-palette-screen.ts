import { withLateTexts } from '@danqing/shell-sdk/i18n';
import { latePart } from '@danqing/ui-kit';
import { paletteCatalogues } from './palette-catalogues.ts';

export const paletteScreen = latePart(() =>
  withLateTexts(
    'palette',
    paletteCatalogues,
    import('./palette-screen.tsx').then((module) => module.PaletteScreen),
  ),
);
