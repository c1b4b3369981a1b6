import type { LocalizedText } from '@danqing/contracts/locale';
import { requestLocale } from '@danqing/nest-kit';
import type { FastifyRequest } from 'fastify';

const PALETTE_TEXTS = {
  saved: { zh: '调色板已保存', en: 'The palette was saved.', ja: 'パレットを保存しました。' },
  found: { zh: '已获取调色板', en: 'The palette was found.', ja: 'パレットを取得しました。' },
  listed: { zh: '已获取调色板列表', en: 'The palettes were found.', ja: 'パレットの一覧を取得しました。' },
  deleted: { zh: '调色板已删除', en: 'The palette was deleted.', ja: 'パレットを削除しました。' },
  restored: { zh: '调色板已恢复', en: 'The palette is back.', ja: 'パレットを元に戻しました。' },
  claimed: {
    zh: '领取成功，再次导出此调色板不再扣点',
    en: 'The palette is yours to export. Exporting it again costs nothing.',
    ja: '取得しました。このパレットの再書き出しにクレジットはかかりません。',
  },
  ownClaimed: {
    zh: '自己的调色板，导出不扣点数',
    en: 'This palette is yours. Exporting it costs nothing.',
    ja: 'ご自身のパレットなので、書き出しにクレジットはかかりません。',
  },
  reported: {
    zh: '已收到举报，我们会尽快查看',
    en: 'Thank you. We will look at it soon.',
    ja: '報告を受け付けました。確認いたします。',
  },
} as const satisfies Record<string, LocalizedText>;

export const say = (text: keyof typeof PALETTE_TEXTS, { headers }: FastifyRequest): string =>
  PALETTE_TEXTS[text][requestLocale(headers)];
