const MAX_LENGTH = 40;

export function quoted(text: string): string {
  const characters = [...text.trim()];
  return characters.length > MAX_LENGTH
    ? `${characters.slice(0, MAX_LENGTH).join('')}…`
    : characters.join('');
}
