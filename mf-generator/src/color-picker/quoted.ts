const MOST = 40;

export function quoted(text: string): string {
  const characters = [...text.trim()];
  return characters.length > MOST ? `${characters.slice(0, MOST).join('')}…` : characters.join('');
}
