/**
 * One line that can be kept, printed to a terminal and put into a page: no control characters, no halves of characters,
 * which Postgres refuses, and nothing that reverses the direction of the text after it.
 */
export const TEXT_LINE = /^[^\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u202A-\u202E\u2066-\u2069]*$/u;
