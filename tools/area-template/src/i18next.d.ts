// The Chinese catalogue defines the keys. A test ensures that the others have the same.
import type texts from './locales/zh.json';

declare module 'i18next' {
  interface ResourceNamespaceMap {
    '__area__': typeof texts;
  }
}
