import { withLateTexts } from '@danqing/shell-sdk/i18n';
import { latePart } from '@danqing/ui-kit';
import { mixerCatalogues } from './mixer-catalogues.ts';

/** The dialog that mixes a colour, which the first page does without. */
export const colorMixer = latePart(() =>
  withLateTexts(
    'mixer',
    mixerCatalogues,
    import('./color-mixer-dialog.tsx').then((module) => module.ColorMixerDialog),
  ),
);
