export interface Card {
  name: { text: string; syllables: string[] };
  color: CardColor;
  foot: string;
  title: string;
  note: string;
  siteTitle: string;
  accentInk: string;
  groups: (CardColor & { label: string })[][];
}

export interface CardColor {
  hex: string;
  /** Text colour with a contrast of at least 4.5:1. */
  text: string;
  pale: boolean;
}

export interface Icon {
  size: number;
  /** Drawn smaller, because the system crops the icon to its own shape. The safe zone is 80 % of the side. */
  maskable: boolean;
}
