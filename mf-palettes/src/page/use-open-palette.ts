import { notify } from '@danqing/area-kit';
import { restorePalette } from '@danqing/color-core';
import { navigate } from '@danqing/shell-sdk';
import { useTranslation } from '@danqing/shell-sdk/i18n';
import { useCallback } from 'react';

/** Loads the colours of a palette into the generator, or says why that cannot be (specification part 1 §5). */
export function useOpenPalette(): (colors: unknown) => void {
  const { t } = useTranslation('palettes');
  return useCallback(
    (colors) => {
      const restored = restorePalette(colors);
      if (restored.ok) navigate('/', { state: restored.palette });
      else notify({ message: t(`open.${restored.code}`), variant: 'error' });
    },
    [t],
  );
}
