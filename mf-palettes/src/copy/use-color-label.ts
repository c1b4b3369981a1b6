import { useNamedColors } from '@danqing/area-kit';
import { nameWithGloss } from '@danqing/contracts/page';
import type { PaletteColor } from '@danqing/contracts/palettes';
import { useLocale } from '@danqing/shell-sdk';
import { useCallback } from 'react';

export function useColorLabel(): (color: Pick<PaletteColor, 'hex' | 'name'>) => string {
  const named = useNamedColors();
  const locale = useLocale();
  return useCallback(
    ({ hex, name }) => (name ? `${nameWithGloss(named(name), locale)} ${hex}` : hex),
    [named, locale],
  );
}
