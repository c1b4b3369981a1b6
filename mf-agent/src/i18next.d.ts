import type deck from './deck/locales/zh.json';
import type texts from './locales/zh.json';

declare module 'i18next' {
  interface ResourceNamespaceMap {
    agent: typeof texts;
    deck: typeof deck;
  }
}
