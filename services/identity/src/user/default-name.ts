import { randomInt } from 'node:crypto';
import type { Locale, LocalizedText } from '@danqing/contracts/locale';

const MEMBER: LocalizedText = { zh: '用户', en: 'Member ', ja: 'ユーザー' };

/** What a new member is called. Others will see it, so it holds nothing of their address or number. */
export const defaultName = (locale: Locale): string =>
  `${MEMBER[locale]}${String(randomInt(10_000)).padStart(4, '0')}`;
