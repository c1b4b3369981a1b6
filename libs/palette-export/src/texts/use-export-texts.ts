import type { Locale } from '@danqing/contracts/locale';
import { useLocale } from '@danqing/shell-sdk';
import { en } from './en.ts';
import type { ExportTexts } from './export-texts.ts';
import { ja } from './ja.ts';
import { zh } from './zh.ts';

export const EXPORT_TEXTS: Record<Locale, ExportTexts> = { zh, en, ja };

/** The texts in the language of the page. */
export const useExportTexts = (): ExportTexts => EXPORT_TEXTS[useLocale()];
