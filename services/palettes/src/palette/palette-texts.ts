import type { LocalizedText } from '@danqing/contracts/locale';
import { requestLocale } from '@danqing/nest-kit';
import type { FastifyRequest } from 'fastify';

const PALETTE_TEXTS = {
  saved: { zh: '调色板已保存', en: 'Palette saved.', ja: 'パレットを保存しました。' },
  found: { zh: '已获取调色板', en: 'Palette found.', ja: 'パレットを取得しました。' },
  listed: { zh: '已获取调色板列表', en: 'Palettes found.', ja: 'パレットの一覧を取得しました。' },
  deleted: { zh: '调色板已删除', en: 'Palette deleted.', ja: 'パレットを削除しました。' },
  restored: { zh: '调色板已恢复', en: 'Palette restored.', ja: 'パレットを元に戻しました。' },
  claimed: {
    zh: '领取成功，再次导出此调色板不再扣点',
    en: 'You can export this palette now. Exporting it again is free.',
    ja: '取得しました。このパレットの再書き出しにクレジットはかかりません。',
  },
  ownClaimed: {
    zh: '自己的调色板，导出不扣点数',
    en: 'This is your own palette. Exporting is free.',
    ja: 'ご自身のパレットなので、書き出しにクレジットはかかりません。',
  },
} as const satisfies Record<string, LocalizedText>;

export const say = (text: keyof typeof PALETTE_TEXTS, { headers }: FastifyRequest): string =>
  PALETTE_TEXTS[text][requestLocale(headers)];
