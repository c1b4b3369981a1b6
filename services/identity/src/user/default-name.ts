import { randomInt } from 'node:crypto';
import { DEFAULT_NAME } from '@danqing/contracts/identity';
import type { Locale } from '@danqing/contracts/locale';

/** Returns a random name. It is public, so it contains nothing of the address or number. */
export const defaultName = (locale: Locale): string =>
  `${DEFAULT_NAME[locale]}${String(randomInt(10_000)).padStart(4, '0')}`;
