import type { Example } from './examples.ts';

export interface Readings {
  names: ReadonlyMap<string, string>;
  characters: ReadonlyMap<string, string>;
}

export function readingsOf(examples: readonly Example[]): Readings {
  const names = new Map<string, string>();
  const counts = new Map<string, Map<string, number>>();
  for (const { name, pinyin } of examples) {
    if (!names.has(name)) names.set(name, pinyin);
    const characters = [...name];
    const syllables = pinyin.split(' ');
    if (characters.length !== syllables.length) continue;
    characters.forEach((character, at) => {
      const readings = counts.get(character) ?? new Map<string, number>();
      readings.set(syllables[at]!, (readings.get(syllables[at]!) ?? 0) + 1);
      counts.set(character, readings);
    });
  }
  const characters = new Map(
    [...counts].map(([character, readings]) => [
      character,
      [...readings].reduce((most, reading) => (reading[1] > most[1] ? reading : most))[0],
    ]),
  );
  return { names, characters };
}

/**
 * Returns the syllables with tone marks; empty if a reading is unknown. Prefers longer known names, as in 葡萄
 * pú tao.
 */
export function spell(name: string, { names, characters }: Readings): string {
  const given = [...name].filter((character) => !/\s/u.test(character));
  const syllables: string[] = [];
  for (let at = 0; at < given.length;) {
    const length = [4, 3, 2].find((size) => names.has(given.slice(at, at + size).join(''))) ?? 1;
    const part = given.slice(at, at + length).join('');
    const reading = length > 1 ? names.get(part) : characters.get(part);
    if (reading === undefined) return '';
    syllables.push(reading);
    at += length;
  }
  return syllables.join(' ');
}
