import { copyWithNotice, notify } from '@danqing/area-kit';
import { useTranslation } from '@danqing/shell-sdk/i18n';
import { useCallback } from 'react';

/** Copies a hex and says so; the toast wears the colour. */
export function useCopyColor(): (hex: string) => Promise<boolean> {
  const { t } = useTranslation('palettes');
  return useCallback(
    (hex) =>
      copyWithNotice(hex, { copied: t('copy.done', { hex }), failed: t('copy.failed'), swatch: hex }, notify),
    [t],
  );
}
