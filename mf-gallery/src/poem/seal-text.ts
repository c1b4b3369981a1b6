/**
 * Returns the seal's characters: the given name of a Chinese name of usual length, the first two characters
 * of a longer one, otherwise the initial.
 */
export function sealText(name: string): string {
  const characters = [...name.trim()];
  if (!/^\p{Script=Han}{2,}/u.test(name.trim())) return (characters[0] ?? '').toLocaleUpperCase();
  return characters.length > 3 ? characters.slice(0, 2).join('') : characters.slice(-2).join('');
}
