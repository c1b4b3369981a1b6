import { authorName } from '../identity/author-name.ts';
import type { Locale } from '../locale/index.ts';
import { readMemberName } from './read-names.ts';

/** Returns an author's name with its reading as plain text: 苏晚, "苏晚 (Sū Wǎn)", 苏晚（Sū Wǎn）. */
export function memberLabel(user: { name: string }, locale: Locale): string {
  const name = authorName(user, locale);
  const reading = locale === 'zh' || name !== user.name ? null : readMemberName(name);
  if (reading === null) return name;
  return locale === 'ja' ? `${name}（${reading}）` : `${name} (${reading})`;
}
