/**
 * A kind of subject with its predicates, one `Chinese|English|Japanese|tags` per line (see the library's
 * README).
 */
export interface ThemeSource {
  name: string;
  /** Two characters; `+` after the English marks a plural. */
  subjects: string;
  /**
   * Three-character predicates. Tags that name no place, season, time or weather are characters, of which the
   * subject must contain one.
   */
  acts: string;
  /** Two characters before a subject, for seven-character lines. `#` after the English prefixes it with "of". */
  modifiers: string;
}
