import type { LocalizedText } from '@danqing/contracts/locale';

/** What successful answers say. A repeated claim answers like the first. */
export const CLAIM_TEXTS = {
  own: {
    zh: '自己的调色板，导出不扣点数',
    en: 'This palette is yours. Exporting it costs nothing.',
    ja: 'ご自身のパレットなので、エクスポートにクレジットはかかりません。',
  },
  claimed: {
    zh: '领取成功，再次导出此调色板不再扣点',
    en: 'The palette is yours to export. Exporting it again costs nothing.',
    ja: '取得しました。このパレットの再エクスポートにクレジットはかかりません。',
  },
} as const satisfies Record<string, LocalizedText>;
