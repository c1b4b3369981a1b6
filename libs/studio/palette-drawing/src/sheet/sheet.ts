export interface Sheet {
  name: string;
  unnamed: string;
  description: string;
  author: string;
  count: string;
  siteTitle: string;
  primary: SheetColor;
  accentInk: string;
  colors: SheetColor[];
}

export interface SheetColor {
  hex: string;
  rgb: string;
  /** Text colour with a contrast of at least 4.5:1. */
  text: string;
  pale: boolean;
  name: string;
  gloss: string;
  pinyin: string;
  label: string;
}
