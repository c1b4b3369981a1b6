import type { Color, Locale } from '@danqing/contracts';

/** The few sentences that the server writes into the page itself. */
export const PAGE_TEXTS = {
  zh: {
    customColor: '自定义颜色',
    notFound: '页面未找到',
    home: '回到首页',
    named: (color: Color) =>
      `${color.name}（${color.pinyin}，${color.hex}）是一种中国传统色。在丹青查看它的色值，生成单色、双色与三角配色。`,
    custom: (hex: string) => `由 ${hex} 出发，在丹青生成单色、双色与三角配色，并找到相近的中国传统色。`,
    needsScript: '生成配色、搜索和复制需要启用 JavaScript。',
    missing: '丹青没有这个页面。从 1,023 种中国传统色里挑一种开始。',
  },
  en: {
    customColor: 'Custom colour',
    notFound: 'Page not found',
    home: 'Back to the home page',
    named: (color: Color) =>
      `${color.name} (${color.pinyin}, ${color.hex}) is a traditional Chinese colour. See its values and derive mono, dual and triadic schemes from it.`,
    custom: (hex: string) =>
      `Start from ${hex}: derive mono, dual and triadic schemes and find the nearest traditional Chinese colours.`,
    needsScript: 'Deriving schemes, searching and copying need JavaScript.',
    missing: 'Danqing has no such page. Start from any of 1,023 traditional Chinese colours.',
  },
  ja: {
    customColor: 'カスタムカラー',
    notFound: 'ページが見つかりません',
    home: 'ホームへ戻る',
    named: (color: Color) =>
      `${color.name}（${color.pinyin}、${color.hex}）は中国の伝統色です。色の値を確かめ、単色・二色・三角の配色をつくれます。`,
    custom: (hex: string) => `${hex} から単色・二色・三角の配色をつくり、近い中国の伝統色を見つけられます。`,
    needsScript: '配色の生成、検索、コピーには JavaScript が必要です。',
    missing: 'このページは丹青にありません。1,023 の中国の伝統色から選んでください。',
  },
} satisfies Record<Locale, unknown>;
