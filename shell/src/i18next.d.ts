// Keys are those of the Chinese catalogues; that the others have the same is a test.
import type legal from './legal/locales/zh.json';
import type texts from './texts/zh.ts';

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'shell';
    resources: typeof texts & { legal: typeof legal };
  }
}
