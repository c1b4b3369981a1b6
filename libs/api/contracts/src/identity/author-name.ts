import type { Locale } from '../locale/index.ts';

/** Author name in the tables and the API for members who deleted their account. Members cannot choose it. */
export const DELETED_MEMBER_NAME = '已注销用户';
export const DELETED_AUTHOR: Readonly<Record<Locale, string>> = {
  zh: DELETED_MEMBER_NAME,
  en: 'Deleted member',
  ja: '退会したユーザー',
};

/** Prefix of a new member's default name; four digits follow. */
export const DEFAULT_NAME: Readonly<Record<Locale, string>> = { zh: '用户', en: 'Member ', ja: 'ユーザー' };
const DEFAULT = new RegExp(`^(?:${Object.values(DEFAULT_NAME).join('|')})(\\d{4})$`);

/**
 * Returns an author's name for readers of a language. Default names and the name of deleted members are
 * localised.
 */
export function authorName({ name }: { name: string }, locale: Locale): string {
  if (name === DELETED_MEMBER_NAME) return DELETED_AUTHOR[locale];
  const digits = DEFAULT.exec(name)?.[1];
  return digits === undefined ? name : `${DEFAULT_NAME[locale]}${digits}`;
}
