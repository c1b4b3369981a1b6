/** A colour of the matrix, and what it is called. */
export interface SeenColor {
  hex: string;
  label: string;
  /** The swatch of the scheme; null for white and black, which nothing replaces. */
  swatch: string | null;
}
