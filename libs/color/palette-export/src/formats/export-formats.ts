export interface ExportFormat {
  id: string;
  extension: string;
}

const OFFICE_THEME = { id: 'office-theme', extension: 'thmx' } as const;
const IMAGE = { id: 'image', extension: 'png' } as const;

export const FORMAT_GROUPS = [
  {
    id: 'presentation',
    formats: [
      // The readable theme comes first, because the palette's own order may set light text on a light
      // background.
      { id: 'office-theme-readable', extension: 'thmx' },
      OFFICE_THEME,
      { id: 'office-colors', extension: 'xml' },
    ],
  },
  {
    id: 'picture',
    formats: [
      IMAGE,
      { id: 'pdf', extension: 'pdf' },
      { id: 'svg', extension: 'svg' },
      { id: 'ase-cmyk', extension: 'ase' },
    ],
  },
  {
    id: 'development',
    formats: [
      { id: 'css', extension: 'css' },
      { id: 'tailwind', extension: 'css' },
      { id: 'tailwind-config', extension: 'js' },
      { id: 'shadcn', extension: 'css' },
      { id: 'design-tokens', extension: 'json' },
      { id: 'style-dictionary', extension: 'json' },
    ],
  },
  {
    id: 'design',
    formats: [
      { id: 'figma-variables', extension: 'json' },
      { id: 'tokens-studio', extension: 'json' },
      { id: 'ase', extension: 'ase' },
      { id: 'gimp', extension: 'gpl' },
      { id: 'procreate', extension: 'swatches' },
    ],
  },
  {
    id: 'other',
    formats: [
      { id: 'aco', extension: 'aco' },
      { id: 'act', extension: 'act' },
      { id: 'krita', extension: 'kpl' },
      { id: 'sketch', extension: 'sketchpalette' },
      { id: 'open-office', extension: 'soc' },
      { id: 'jasc', extension: 'pal' },
      { id: 'paint-net', extension: 'txt' },
    ],
  },
] as const satisfies readonly { id: string; formats: readonly ExportFormat[] }[];

export type FormatGroup = (typeof FORMAT_GROUPS)[number];
export type ExportFormatId = FormatGroup['formats'][number]['id'];

export const MENU_FORMATS = [OFFICE_THEME.id, IMAGE.id] as const;
