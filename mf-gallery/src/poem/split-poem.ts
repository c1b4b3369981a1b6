const MARKS = /[，。！？；：、,.!?;:…—\s“”‘’「」『』《》〈〉（）()]+/u;
const LINE_LENGTHS = [6, 8, 5, 7] as const;
const LINE_COUNTS = [4, 8, 2, 1] as const;
const USUAL_LENGTH = 7;

/**
 * Splits a poem at Chinese punctuation. Without punctuation, splits into lines of 6, 8, 5 or 7 characters
 * depending on the length (specification part 2 §5). Twenty characters give four lines of five, 56 give eight
 * of seven.
 */
export function splitPoem(content: string): string[] {
  const parts = content.split(MARKS).filter((part) => part !== '');
  const [only] = parts;
  if (only === undefined || parts.length > 1 || !/\p{Script=Han}/u.test(only)) return parts;
  const characters = [...only];
  // A single sentence with punctuation stays one line.
  if (MARKS.test(content.trim())) return parts;
  const length = lineLength(characters.length);
  return Array.from({ length: Math.ceil(characters.length / length) }, (_, line) =>
    characters.slice(line * length, (line + 1) * length).join(''),
  );
}

function lineLength(total: number): number {
  for (const count of LINE_COUNTS) {
    const length = LINE_LENGTHS.find((one) => one * count === total);
    if (length) return length;
  }
  return [USUAL_LENGTH, ...LINE_LENGTHS].find((length) => total % length === 0) ?? USUAL_LENGTH;
}
