/** Longer than any poem with its title and some words around it. */
const MAX_CHARACTERS = 1_000;
const LINE = /^(?:\p{Script=Han}{5}|\p{Script=Han}{7})$/u;

/**
 * The four lines of a quatrain in what a model wrote, whatever marks, fences or title stand around them. Throws when that is
 * anything but one quatrain of five or of seven characters.
 */
export function readPoem(text: string): string[] {
  if (text.length > MAX_CHARACTERS) throw new Error('more than a poem was written');
  const lines = text
    .replace(/《[^》]*》/gu, '\n')
    .split(/[\s，。！？；、：,.!?;:|/"“”`*]+/u)
    .filter((part) => part !== '');
  const length = lines[0]?.length;
  if (lines.length !== 4 || !lines.every((line) => LINE.test(line) && line.length === length))
    throw new Error('what was written has not the form of a quatrain');
  if (new Set(lines).size < lines.length) throw new Error('a line was written twice');
  return lines;
}
