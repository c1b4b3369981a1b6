/** Characters of a typed text that a message repeats: more than any name has. */
const MOST = 40;

/** A typed text as a message repeats it: the beginning of one that would fill the screen. */
export function quoted(text: string): string {
  const characters = [...text.trim()];
  return characters.length > MOST ? `${characters.slice(0, MOST).join('')}…` : characters.join('');
}
