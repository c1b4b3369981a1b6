export const linesOf = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');

export const partsOf = (line: string): string[] => line.split('|').map((part) => part.trim());
