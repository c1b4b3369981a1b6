export interface ContrastColor {
  hex: string;
  label: string;
  /** Swatch name; null for white and black, which cannot be replaced. */
  swatch: string | null;
}
