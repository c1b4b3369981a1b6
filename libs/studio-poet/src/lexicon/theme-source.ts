/** One kind of subject with what it does; each line is `Chinese|English|Japanese|tags` (lexicon/README in the library's). */
export interface ThemeSource {
  name: string;
  /** Two characters; `+` after the English marks a plural. */
  subjects: string;
  /** Three characters, a predicate. Tags that name no setting are characters of which the subject has one. */
  acts: string;
  /** Two characters before a subject, for lines of seven; `#` after the English: it stands before, with "of". */
  modifiers: string;
}
