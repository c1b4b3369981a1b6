import type texts from './locales/zh.json';
import type member from './member/locales/zh.json';
import type self from './self/locales/zh.json';
import type ownData from './own-data/locales/zh.json';

declare module 'i18next' {
  interface ResourceNamespaceMap {
    member: typeof member;
    profile: typeof texts;
    self: typeof self;
    'own-data': typeof ownData;
  }
}
