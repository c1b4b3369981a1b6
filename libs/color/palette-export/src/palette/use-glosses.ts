import { useNamedColors } from '@danqing/area-kit';
import { colorGloss } from '@danqing/contracts/page';
import { useLocale } from '@danqing/shell-sdk';
import { useMemo } from 'react';
import type { ExportablePalette } from './exportable-palette.ts';

/**
 * Adds translations of the colour names, which exported files include. Returns the palette unchanged in
 * Chinese.
 */
export function useGlosses(palette: ExportablePalette): ExportablePalette {
  const named = useNamedColors();
  const locale = useLocale();
  return useMemo(() => {
    if (locale === 'zh') return palette;
    const glosses = palette.colors.flatMap(({ name }) => {
      const gloss = name && colorGloss(named(name), locale);
      return gloss ? [[name, gloss] as const] : [];
    });
    return { ...palette, glosses: new Map(glosses) };
  }, [palette, named, locale]);
}
