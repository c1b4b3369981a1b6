/** The lines of an outline's text, without their indentation. */
export const linesOf = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');

/** What ` | ` separates in a line. */
export const partsOf = (line: string): string[] => line.split('|').map((part) => part.trim());
