import { useLocale } from '@danqing/shell-sdk';
import { useTranslation } from '@danqing/shell-sdk/i18n';
import type { Slip } from './strip-groups.ts';

/** The accessible name of a slip: all that its look says, in words. */
export function useSlipName({ swatch, color, exact, sameAs, own }: Slip): string {
  const { t } = useTranslation('generator');
  const locale = useLocale();
  const name = color && (locale === 'en' ? `${color.name} ${color.pinyin}` : color.name);
  return [
    swatch.name,
    name && (exact ? name : t('strip.near', { name })),
    swatch.hex,
    own && t('strip.own'),
    sameAs !== null && t('strip.sameAs', { shade: sameAs }),
    swatch.mapped && t('strip.mapped'),
    t('strip.replace'),
  ]
    .filter((part) => part)
    .join(', ');
}
