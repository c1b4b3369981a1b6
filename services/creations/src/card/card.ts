/** What the big networks show without cutting anything off. */
export const CARD_WIDTH = 1200;
export const CARD_HEIGHT = 630;

/** The picture of a link to a creation, prepared to be drawn: the painting beside its poem. */
export interface CreationCard {
  title: string;
  /** Without marks: one column each. */
  lines: string[];
  author: string;
  /** The colour's Chinese name, cut into the seal. */
  seal: string;
  /** The colour, dark enough for text on paper. */
  accentInk: string;
  /** One line each, in the language of the page. */
  note: string;
  siteTitle: string;
}
