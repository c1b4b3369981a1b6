import { classifyDistance } from '@danqing/color-core';
import { useTranslation } from '@danqing/shell-sdk/i18n';
import type texts from './locales/zh.json';

declare module 'i18next' {
  interface ResourceNamespaceMap {
    nearness: typeof texts;
  }
}

/** Returns a function that maps a CIEDE2000 distance to a word in the page's language. */
export function useNearness(): (deltaE: number) => string {
  const { t } = useTranslation('nearness');
  return (deltaE) => t(`words.${classifyDistance(deltaE)}`);
}
