// Keys of the Chinese catalogues. A test checks that the other languages have the same keys.
import type legal from '@danqing/contracts/legal/zh.json';
import type developer from './developer/locales/zh.json';
import type devices from './devices/locales/zh.json';
import type releases from './release-watch/locales/zh.json';
import type shell from './texts/zh.ts';

type ShellTexts = typeof shell;

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'shell';
  }
  interface ResourceNamespaceMap extends ShellTexts {
    developer: typeof developer;
    devices: typeof devices;
    legal: typeof legal;
    releases: typeof releases;
  }
}
