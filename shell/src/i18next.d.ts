// Keys are those of the Chinese catalogues; that the others have the same is a test.
import type legal from './legal/locales/zh.json';
import type shell from './texts/zh.ts';

type ShellTexts = typeof shell;

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'shell';
  }
  interface ResourceNamespaceMap extends ShellTexts {
    legal: typeof legal;
  }
}
