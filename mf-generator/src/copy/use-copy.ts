import { copyWithNotice } from '@danqing/area-kit';
import { useTranslation } from '@danqing/shell-sdk/i18n';
import { useCallback } from 'react';

/** How long a copied value shows its tick, in milliseconds (specification part 1 §9, "Copy notice"). */
export const COPY_NOTICE = 2000;

/** Copies a value of a colour and says so; the toast wears the colour. True when the value is on the clipboard. */
export function useCopy(): (value: string, hex: string) => Promise<boolean> {
  const { t } = useTranslation('generator');
  return useCallback(
    (value, hex) =>
      copyWithNotice(value, { copied: t('copy.done', { value }), failed: t('copy.failed'), swatch: hex }),
    [t],
  );
}
