import type { Swatch, SwatchType } from '@danqing/color-core';
import { nameWithGloss } from '@danqing/contracts/page';
import { useLocale } from '@danqing/shell-sdk';
import { useTranslation } from '@danqing/shell-sdk/i18n';
import { isOpenSwatch } from './palette/open-palette.ts';
import type { SwatchView } from './swatch-groups.ts';
import type { Translate } from '../translate.ts';

export function useSwatchName({ swatch, color, given, exact, equalShade, isChosen }: SwatchView): string {
  const { t } = useTranslation('generator');
  const locale = useLocale();
  const name = color ? nameWithGloss(color, locale) : given;
  return [
    String(swatch.shade),
    hasGroup(swatch) && groupName(swatch.type, t),
    name && (exact ? name : t('strip.near', { name })),
    swatch.hex,
    isChosen && t('strip.own'),
    equalShade !== null && t('strip.sameAs', { shade: equalShade }),
    swatch.mapped && t('strip.mapped'),
    swatch.locked && t('strip.locked'),
    t('strip.replace'),
  ]
    .filter((part) => part)
    .join(', ');
}

export function swatchLabel(swatch: Swatch, t: Translate): string {
  return hasGroup(swatch) ? `${groupName(swatch.type, t)} ${swatch.shade}` : String(swatch.shade);
}

export function groupName(type: SwatchType, t: Translate): string {
  if (type === 'primary' || type === 'mid' || type === 'secondary') return t(`group.${type}`);
  return t(`group.${type.slice(-1) as 'A' | 'B' | 'C' | 'D'}`);
}

const hasGroup = (swatch: Swatch) => !isOpenSwatch(swatch) && swatch.name !== String(swatch.shade);
