import type { CarriedColor } from '@danqing/palette-formats';
import { logError } from '@danqing/ui-kit';
import { useEffect, useState } from 'react';
import type { ExportFormatId } from '../formats/export-formats.ts';
import { loadPaletteFormats, type PaletteFormats } from '../formats/produce-file.ts';
import type { ExportablePalette } from '../palette/exportable-palette.ts';
import { rememberCodeName, rememberedCodeName } from './code-names.ts';

export interface PaletteCode {
  /** What the scheme is called in code; null for a palette that is no scheme, and until the formats have come. */
  family: string | null;
  setFamily: (typed: string) => void;
  /** As typed, now or when it was last exported: what is made of it is seen in the code. */
  typed: string | null;
  /** The palette under that name. */
  named: ExportablePalette;
  /** A file as text; null where it is none, or the formats have not come. */
  codeOf: (format: ExportFormatId) => string | null;
  /** The colours of a file that does not show them as text; null of the others, and until the formats have come. */
  colorsOf: (format: ExportFormatId) => CarriedColor[] | null;
}

/** The palette as code, under a name that the visitor may change, and that this device keeps for it. */
export function useCode(palette: ExportablePalette): PaletteCode {
  const [formats, setFormats] = useState<PaletteFormats | null>(null);
  const [typed, setTyped] = useState(() => rememberedCodeName(palette));
  useEffect(() => {
    loadPaletteFormats().then(setFormats, (error: unknown) =>
      logError('palette-export: the formats did not come ahead of time', error),
    );
  }, []);
  const named = typed === null ? palette : { ...palette, family: typed };
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
  };
}
