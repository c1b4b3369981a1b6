/** One colour with a scheme, prepared to be drawn as the preview picture of a link. */
export interface Card {
  /** In its columns; each character may have its syllable beside it. */
  name: { text: string; syllables: string[] };
  color: CardColor;
  /** Below the name on its colour; empty for none. */
  foot: string;
  /** Lines of running text, in one language. */
  title: string;
  note: string;
  siteTitle: string;
  /** The colour's hue, dark enough for text on paper. */
  accentInk: string;
  /** Groups stand apart. */
  groups: (CardColor & { label: string })[][];
}

export interface CardColor {
  /** '#RRGGBB' */
  hex: string;
  /** Text on this colour, at least 4.5:1. */
  text: string;
  /** Too close to the paper to be seen without an edge. */
  pale: boolean;
}

/** The site's seal as the icon of an installed application. */
export interface Icon {
  /** Side in pixels. */
  size: number;
  /** Drawn smaller, since the system cuts its own shape out of the picture: all that matters is within 80 % of the side. */
  maskable: boolean;
}
