import { colorsOf, type ColorList } from '@danqing/area-kit';
import { suggestPaletteName } from '@danqing/color-core';
import type { Locale } from '@danqing/contracts/locale';
import { isNamed } from '@danqing/contracts/page';
import { ExportDialog, type ExportablePalette } from '@danqing/palette-export';
import { useLocale } from '@danqing/shell-sdk';
import { useTranslation } from '@danqing/shell-sdk/i18n';
import { useState, type RefObject } from 'react';
import { customName, type ChosenColor } from '../model/chosen-color.ts';
import type { GeneratorState } from '../model/generator-state.ts';
import type { SchemeSwatch } from '../model/scheme.ts';
import { paletteColors } from '../model/palette/palette-colors.ts';

export interface SchemeExportProps {
  state: GeneratorState;
  scheme: readonly SchemeSwatch[];
  list: ColorList;
  onClose: () => void;
  returnFocus: RefObject<HTMLElement | null>;
}

export function SchemeExport({ state, scheme, list, onClose, returnFocus }: SchemeExportProps) {
  const { t } = useTranslation('generator');
  const locale = useLocale();
  const [palette] = useState((): ExportablePalette => {
    const { primary } = state;
    const colors = paletteColors(state, scheme, colorsOf(list), (color) => customName(color, t));
    const name = suggestPaletteName(colors, colorsOf(list), locale);
    return {
      name: name || (isNamed(primary) ? primary.name : primary.hex),
      colors,
      family: familyOf(primary, locale),
    };
  });
  return <ExportDialog palette={palette} onClose={onClose} returnFocus={returnFocus} />;
}

function familyOf(primary: ChosenColor, locale: Locale): string | undefined {
  if (!isNamed(primary)) return 'brand';
  return locale === 'en' ? primary.gloss_en : undefined;
}
