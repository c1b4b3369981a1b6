import { useNamedColors } from '@danqing/area-kit';
import { nameWithGloss } from '@danqing/contracts/page';
import type { PaletteColor } from '@danqing/contracts/palettes';
import { useLocale } from '@danqing/shell-sdk';
import { useCallback } from 'react';

/** A colour of a palette in words: its name, in the visitor's language too, and its hex. */
export function useColorLabel(): (color: Pick<PaletteColor, 'hex' | 'name'>) => string {
  const named = useNamedColors();
  const locale = useLocale();
  return useCallback(
    ({ hex, name }) => (name ? `${nameWithGloss(named(name), locale)} ${hex}` : hex),
    [named, locale],
  );
}
