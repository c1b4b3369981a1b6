import { randomInt } from 'node:crypto';
import { DEFAULT_NAME } from '@danqing/contracts/identity';
import type { Locale } from '@danqing/contracts/locale';

/** What a new member is called. Others will see it, so it holds nothing of their address or number. */
export const defaultName = (locale: Locale): string =>
  `${DEFAULT_NAME[locale]}${String(randomInt(10_000)).padStart(4, '0')}`;
