import type { CarriedColor } from '@danqing/palette-formats';
import { logError } from '@danqing/ui-kit';
import { useEffect, useState } from 'react';
import type { ExportFormatId } from '../formats/export-formats.ts';
import { loadPaletteFormats, type PaletteFormats } from '../formats/produce-file.ts';
import type { ExportablePalette } from '../palette/exportable-palette.ts';
import type { PrintConversion } from '../palette/print-conversion.ts';
import { rememberCodeName, rememberedCodeName } from './code-names.ts';

export interface PaletteCode {
  family: string | null;
  setFamily: (typed: string) => void;
  typed: string | null;
  named: ExportablePalette;
  codeOf: (format: ExportFormatId) => string | null;
  colorsOf: (format: ExportFormatId) => CarriedColor[] | null;
  conversion: PrintConversion;
  setConversion: (conversion: PrintConversion) => void;
}

export function useCode(palette: ExportablePalette): PaletteCode {
  const [formats, setFormats] = useState<PaletteFormats | null>(null);
  const [typed, setTyped] = useState(() => rememberedCodeName(palette));
  useEffect(() => {
    loadPaletteFormats().then(setFormats, (error: unknown) =>
      logError('palette-export: the formats did not come ahead of time', error),
    );
  }, []);
  const [conversion, setConversion] = useState<PrintConversion>('coated');
  const named = { ...palette, conversion, ...(typed !== null && { family: typed }) };
  const family = formats && formats.familyName(named);
  const formatOf = (wanted: ExportFormatId) => formats?.PALETTE_FORMATS.find(({ id }) => id === wanted);
  return {
    family,
    setFamily(name) {
      setTyped(name);
      rememberCodeName(palette, name);
    },
    typed,
    named,
    codeOf: (wanted) => {
      const format = formatOf(wanted);
      return format?.isText ? new TextDecoder().decode(format.write(named)) : null;
    },
    colorsOf: (wanted) => formatOf(wanted)?.colors?.(named) ?? null,
    conversion,
    setConversion,
  };
}
