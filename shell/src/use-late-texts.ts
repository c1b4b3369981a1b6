import { LOCALES, type Locale } from '@danqing/contracts/locale';
import { addCatalogue, type Catalogue } from '@danqing/i18n';
import { useTranslation } from '@danqing/shell-sdk/i18n';
import { useState } from 'react';

/** `useTranslation` for a part that is not in the first page and brings its texts along. */
export function useLateTexts(namespace: string, catalogues: Record<Locale, Catalogue>) {
  const { i18n } = useTranslation();
  useState(() => LOCALES.forEach((locale) => addCatalogue(i18n, namespace, locale, catalogues[locale])));
  return useTranslation(namespace);
}
