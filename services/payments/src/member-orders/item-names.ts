import type { Locale } from '@danqing/contracts/locale';

export const ITEM_NAMES: Record<Locale, string> = { zh: '购买点数', en: 'Credits', ja: 'クレジット' };
