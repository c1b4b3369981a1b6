import { copyWithNotice } from '@danqing/area-kit';
import { nameWithGloss, type NamedColor } from '@danqing/contracts/page';
import { useLocale } from '@danqing/shell-sdk';
import { useTranslation } from '@danqing/shell-sdk/i18n';
import { useCallback } from 'react';

export function useCopy(): (value: string, hex: string, color?: NamedColor) => Promise<boolean> {
  const locale = useLocale();
  const { t } = useTranslation('generator');
  return useCallback(
    (value, hex, color) => {
      const said = color && locale !== 'zh' ? `${nameWithGloss(color, locale)} ${value}` : value;
      const texts = { copied: t('copy.done', { value: said }), failed: t('copy.failed'), swatch: hex };
      return copyWithNotice(value, texts);
    },
    [t, locale],
  );
}
