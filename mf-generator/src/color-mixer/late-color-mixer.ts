import { withLateTexts } from '@danqing/shell-sdk/i18n';
import { latePart } from '@danqing/ui-kit';
import { mixerCatalogues } from './mixer-catalogues.ts';

export const colorMixer = latePart(() =>
  withLateTexts(
    'mixer',
    mixerCatalogues,
    import('./color-mixer-dialog.tsx').then((module) => module.ColorMixerDialog),
  ),
);
