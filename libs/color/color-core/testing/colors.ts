import { readFileSync } from 'node:fs';

export { anyHex } from './any-hex.ts';

export interface TestColor {
  id: number;
  name: string;
  pinyin: string;
  pinyin_plain: string;
  initials: string;
  gloss_en: string;
  gloss_ja: string;
  hex: string;
}

/** The project's full colour list, read from its file because the library does not include it. */
export const allColors: readonly TestColor[] = JSON.parse(
  readFileSync(new URL('../../../../services/colors/data/colors.json', import.meta.url), 'utf8'),
);

/**
 * Timeout for tests over the full colour list. Such a test takes about a second alone, but longer when
 * several run on a loaded machine.
 */
export const fullListTimeout = { timeout: 60_000 };

export function colorNamed(name: string): TestColor {
  const found = allColors.find((color) => color.name === name);
  if (!found) throw new Error(`No colour ${name}`);
  return found;
}
