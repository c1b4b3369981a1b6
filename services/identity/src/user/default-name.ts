import type { Locale, LocalizedText } from '@danqing/contracts';
import type { Identifier } from '../identifier/identifier.ts';

const MEMBER: LocalizedText = { zh: '用户', en: 'User ', ja: 'ユーザー' };

/** What a new member is called: the mailbox's name, or their number's last four digits. */
export function defaultName({ type, value }: Identifier, locale: Locale): string {
  return type === 'email' ? value.slice(0, value.lastIndexOf('@')) : `${MEMBER[locale]}${value.slice(-4)}`;
}
