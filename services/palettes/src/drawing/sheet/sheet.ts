/** A palette made ready to be drawn: every text is clean and in one language, every derived colour is there. */
export interface Sheet {
  /** Never empty. */
  name: string;
  /** Replaces a name in characters that the fonts lack. */
  unnamed: string;
  /** May be empty; line breaks separate its paragraphs. */
  description: string;
  /** Empty when unknown. */
  author: string;
  /** How many colours it has, in words. */
  count: string;
  siteTitle: string;
  /** The colour that the page wears. */
  primary: SheetColor;
  /** The primary colour's hue, dark enough for text on paper. */
  accentInk: string;
  /** At least one. */
  colors: SheetColor[];
}

export interface SheetColor {
  /** '#RRGGBB' */
  hex: string;
  /** '255, 255, 255' */
  rgb: string;
  /** Text on this colour, at least 4.5:1. */
  text: string;
  /** Too close to the paper to be seen without an edge. */
  pale: boolean;
  /** Empty when it has none, like `pinyin` and `label`. */
  name: string;
  /** What the name means to readers of the sheet's language; empty in Chinese, and where that is not known. */
  gloss: string;
  pinyin: string;
  /** Its place in the scheme: the shade, or which colour of the scheme it is. */
  label: string;
}
