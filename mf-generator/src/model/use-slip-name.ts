import type { Swatch } from '@danqing/color-core';
import { useLocale } from '@danqing/shell-sdk';
import { useTranslation } from '@danqing/shell-sdk/i18n';
import type { Slip } from './strip-groups.ts';
import type { Translate } from '../translate.ts';

/** The accessible name of a slip: all that its look says, in words. */
export function useSlipName({ swatch, color, exact, sameAs, own }: Slip): string {
  const { t } = useTranslation('generator');
  const locale = useLocale();
  const name = color && (locale === 'en' ? `${color.name} ${color.pinyin}` : color.name);
  return [
    String(swatch.shade),
    hasGroup(swatch) && t(`group.${swatch.type}`),
    name && (exact ? name : t('strip.near', { name })),
    swatch.hex,
    own && t('strip.own'),
    sameAs !== null && t('strip.sameAs', { shade: sameAs }),
    swatch.mapped && t('strip.mapped'),
    swatch.locked && t('strip.locked'),
    t('strip.replace'),
  ]
    .filter((part) => part)
    .join(', ');
}

/** A swatch in words: its shade, in a scheme of several hues after the name of its group. */
export function swatchLabel(swatch: Swatch, t: Translate): string {
  return hasGroup(swatch) ? `${t(`group.${swatch.type}`)} ${swatch.shade}` : swatch.name;
}

/** The swatches of a scheme of one colour are named by their shade alone. */
const hasGroup = ({ name, shade }: Swatch) => name !== String(shade);
