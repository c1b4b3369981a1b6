import type { ExportTexts } from './export-texts.ts';

const price = (credits: number) => (credits === 1 ? '1 credit' : `${credits} credits`);

export const en: ExportTexts = {
  title: 'Export palette',
  close: 'Close',
  start: 'Export',
  busy: 'Exporting…',
  price,
  terms: {
    unsaved: () => 'These are your own colours. Exporting is free.',
    'unsaved-stranger': () => 'Sign in to export. Your own colours are free.',
    own: () => 'This is your own palette. Exporting is free.',
    claimed: () => 'Already claimed. Every format is free.',
    other: (credits) =>
      `This palette is someone else’s. The first export costs ${price(credits)}; after that every format is free.`,
    stranger: () => 'Please sign in to export. Resources of others cost 1 credit.',
  },
  signIn: 'Please sign in to export. Resources of others cost 1 credit.',
  exported: (fileName) => `Exported: ${fileName}`,
  errors: {
    claim: 'The palette could not be claimed. Please try again later.',
    production: 'The export failed. Please try again later.',
    image: 'The image could not be drawn.',
  },
  groups: {
    presentation: 'Presentations',
    picture: 'Pictures and print',
    development: 'Development',
    design: 'Design apps',
  },
  formats: {
    'office-theme': {
      name: 'Office theme',
      use: 'Open it in PowerPoint under Design › Browse for Themes. The colours keep their order.',
    },
    'office-theme-readable': {
      name: 'Office theme, readable',
      use: 'Used the same way. Dark, light and accent colours are assigned by lightness, so text stays legible.',
    },
    'office-colors': {
      name: 'Office theme colours',
      use: 'Put it in Office’s Theme Colors folder, then choose it under Design › Variants › Colors.',
    },
    image: { name: 'Image', use: 'A colour card with names and values, ready to share.' },
    pdf: { name: 'PDF sheet', use: 'A swatch sheet, ready to print.' },
    svg: { name: 'SVG sheet', use: 'Sharp at any size. Opens in browsers, Figma and Illustrator.' },
    css: { name: 'CSS variables', use: 'Link the style sheet and use the colours with var().' },
    tailwind: {
      name: 'Tailwind theme',
      use: 'Import it after Tailwind v4; every colour gets its utility classes.',
    },
    'design-tokens': {
      name: 'Design tokens',
      use: 'DTCG format, for Style Dictionary, Tokens Studio and other tools.',
    },
    ase: {
      name: 'Adobe swatches',
      use: 'Load it in the Swatches panel of Photoshop, Illustrator or InDesign.',
    },
    gimp: { name: 'GIMP palette', use: 'Put it in the palettes folder of GIMP, Inkscape or Krita.' },
    procreate: {
      name: 'Procreate swatches',
      use: 'Open it on an iPad and it appears in Procreate’s palettes.',
    },
  },
  menu: {
    'office-theme': 'Export presentation colours',
    image: 'Export image',
    all: 'More formats…',
  },
};
