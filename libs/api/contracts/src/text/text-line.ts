/**
 * One line that is safe to store, to print to a terminal and to render. Excludes control characters, lone
 * surrogates, which Postgres rejects, and characters that override the text direction.
 */
export const TEXT_LINE = /^[^\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u202A-\u202E\u2066-\u2069]*$/u;
