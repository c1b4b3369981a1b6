import { useTranslation } from '@danqing/shell-sdk/i18n';
import { copyText } from '@danqing/ui-kit';
import { useCallback } from 'react';
import { notify } from '../notices.ts';

/** Copies a hex and says so; the toast wears the colour. */
export function useCopyColor(): (hex: string) => Promise<void> {
  const { t } = useTranslation('palettes');
  return useCallback(
    async (hex) => {
      if (await copyText(hex)) notify({ message: t('copy.done', { hex }), swatch: hex });
      else notify({ message: t('copy.failed'), variant: 'error' });
    },
    [t],
  );
}
