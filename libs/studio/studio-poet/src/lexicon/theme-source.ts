/**
 * A kind of subject with its predicates, one `Chinese|English|Japanese|tags` per line (see the library's
 * README).
 */
export interface ThemeSource {
  name: string;
  /** Two characters; `+` after the English marks a plural. */
  subjects: string;
  /**
   * Three-character predicates. A tag other than a place, season, time or weather is a character. The subject
   * must contain one of these characters.
   */
  acts: string;
  /** Two characters before a subject, for seven-character lines. `#` after the English prefixes it with "of". */
  modifiers: string;
}
