import type { Locale } from '../locale/index.ts';

/** What works of members who deleted their account are signed with, in the tables and the API. Nobody can choose it. */
export const DELETED_MEMBER_NAME = '已注销用户';
/** The same for readers of each language. */
export const DELETED_AUTHOR: Readonly<Record<Locale, string>> = {
  zh: DELETED_MEMBER_NAME,
  en: 'Deleted member',
  ja: '退会したユーザー',
};

/** What stands before the four digits of a new member's name. */
export const DEFAULT_NAME: Readonly<Record<Locale, string>> = { zh: '用户', en: 'Member ', ja: 'ユーザー' };
const DEFAULT = new RegExp(`^(?:${Object.values(DEFAULT_NAME).join('|')})(\\d{4})$`);

/**
 * The name of an author for readers of a language: the one they chose. That they deleted their account, or still have the
 * name of a new member, is said in the reader's language.
 */
export function authorName({ name }: { name: string }, locale: Locale): string {
  if (name === DELETED_MEMBER_NAME) return DELETED_AUTHOR[locale];
  const digits = DEFAULT.exec(name)?.[1];
  return digits === undefined ? name : `${DEFAULT_NAME[locale]}${digits}`;
}
