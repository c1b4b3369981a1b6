const MAX_CHARACTERS = 1_000;
const LINE = /^(?:\p{Script=Han}{5}|\p{Script=Han}{7})$/u;

/**
 * Extracts the four lines of a quatrain from model output, ignoring punctuation, code fences and a title.
 * Throws unless it finds exactly one quatrain of five or seven characters per line.
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
