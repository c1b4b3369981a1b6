import type { Locale } from '@danqing/contracts/locale';
import { useLocale } from '@danqing/shell-sdk';
import { en } from './en.ts';
import type { GridTexts } from './grid-texts.ts';
import { ja } from './ja.ts';
import { zh } from './zh.ts';

/** Not in the catalogues of the area: they come with its first page, these with the dialog. */
export const GRID_TEXTS: Record<Locale, GridTexts> = { zh, en, ja };

/** The texts in the language of the page. */
export const useGridTexts = (): GridTexts => GRID_TEXTS[useLocale()];
