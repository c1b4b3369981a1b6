import { readFileSync } from 'node:fs';

export const knownColors: readonly { name: string; hex: string }[] = JSON.parse(
  readFileSync(new URL('../../../../../services/colors/data/colors.json', import.meta.url), 'utf8'),
);
