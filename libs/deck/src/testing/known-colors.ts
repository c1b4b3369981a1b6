import { readFileSync } from 'node:fs';

/** The product's whole list, read from its file: the library itself knows no list. */
export const knownColors: readonly { name: string; hex: string }[] = JSON.parse(
  readFileSync(new URL('../../../../services/colors/data/colors.json', import.meta.url), 'utf8'),
);
