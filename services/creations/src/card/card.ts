/** Pixels. The large social networks show this size without cropping. */
export const CARD_WIDTH = 1200;
export const CARD_HEIGHT = 630;

export interface CreationCard {
  title: string;
  lines: string[];
  author: string;
  seal: string;
  accentInk: string;
  note: string;
  siteTitle: string;
}
