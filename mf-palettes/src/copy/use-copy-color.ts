import { copyWithNotice, notify } from '@danqing/area-kit';
import type { PaletteColor } from '@danqing/contracts/palettes';
import { useLocale } from '@danqing/shell-sdk';
import { useTranslation } from '@danqing/shell-sdk/i18n';
import { useCallback } from 'react';
import { useColorLabel } from './use-color-label.ts';

export function useCopyColor(): (color: Pick<PaletteColor, 'hex' | 'name'>) => Promise<boolean> {
  const { t } = useTranslation('palettes');
  const locale = useLocale();
  const label = useColorLabel();
  return useCallback(
    (color) => {
      const { hex } = color;
      const copied = t('copy.done', { hex: locale === 'zh' ? hex : label(color) });
      return copyWithNotice(hex, { copied, failed: t('copy.failed'), swatch: hex }, notify);
    },
    [t, locale, label],
  );
}
