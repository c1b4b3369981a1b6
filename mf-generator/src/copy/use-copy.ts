import { toast } from '@danqing/shell-sdk';
import { useTranslation } from '@danqing/shell-sdk/i18n';
import { copyText } from '@danqing/ui-kit';
import { useCallback } from 'react';

/** How long a copied value shows its tick, in milliseconds (specification part 1 §9, "Copy notice"). */
export const COPY_NOTICE = 2000;

/** Copies a value of a colour and says so; the toast wears the colour. True when the value is on the clipboard. */
export function useCopy(): (value: string, hex: string) => Promise<boolean> {
  const { t } = useTranslation('generator');
  return useCallback(
    async (value, hex) => {
      const copied = await copyText(value);
      if (copied) toast({ message: t('copy.done', { value }), swatch: hex });
      else toast({ message: t('copy.failed'), variant: 'error' });
      return copied;
    },
    [t],
  );
}
