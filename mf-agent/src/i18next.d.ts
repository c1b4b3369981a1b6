// Keys are those of the Chinese catalogue; that the others have the same is a test.
import type texts from './locales/zh.json';

declare module 'i18next' {
  interface ResourceNamespaceMap {
    agent: typeof texts;
  }
}
