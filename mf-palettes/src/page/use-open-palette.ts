import { notify } from '@danqing/area-kit';
import { restorePalette } from '@danqing/color-core';
import { navigate } from '@danqing/shell-sdk';
import { useTranslation } from '@danqing/shell-sdk/i18n';
import { useCallback } from 'react';

export function useOpenPalette(): (colors: unknown, source?: { id: number; version: number }) => void {
  const { t } = useTranslation('palettes');
  return useCallback(
    (colors, source) => {
      const restored = restorePalette(colors);
      if (restored.ok) navigate('/', { state: { ...restored.palette, colors, source } });
      else notify({ message: t(`open.${restored.code}`), variant: 'error' });
    },
    [t],
  );
}
