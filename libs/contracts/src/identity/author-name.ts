import type { Locale } from '../locale/index.ts';

/** What works of members who deleted their account are signed with, in the tables and the API. Nobody can choose it. */
export const DELETED_MEMBER_NAME = '已注销用户';
/** The same for readers of each language. */
export const DELETED_AUTHOR: Readonly<Record<Locale, string>> = {
  zh: DELETED_MEMBER_NAME,
  en: 'Deleted member',
  ja: '退会したユーザー',
};

/** The name of an author for readers of a language: their own, or that they deleted their account. */
export const authorName = ({ name }: { name: string }, locale: Locale): string =>
  name === DELETED_MEMBER_NAME ? DELETED_AUTHOR[locale] : name;
