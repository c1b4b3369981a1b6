import en from './en.ts';
import ja from './ja.ts';
import zh from './zh.ts';

export const shellTexts = { zh, en, ja };

const inAllLanguages = <Name extends keyof typeof zh>(name: Name) => ({
  zh: zh[name],
  en: en[name],
  ja: ja[name],
});
export const feedbackCatalogues = inAllLanguages('feedback');
export const footerCatalogues = inAllLanguages('footer');
