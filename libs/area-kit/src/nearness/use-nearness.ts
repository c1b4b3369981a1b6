import { nearness } from '@danqing/color-core';
import { useTranslation } from '@danqing/shell-sdk/i18n';
import type texts from './locales/zh.json';

declare module 'i18next' {
  interface ResourceNamespaceMap {
    nearness: typeof texts;
  }
}

/** @returns the word for a CIEDE2000 distance, in the language of the page */
export function useNearness(): (deltaE: number) => string {
  const { t } = useTranslation('nearness');
  return (deltaE) => t(`words.${nearness(deltaE)}`);
}
