import type { Locale } from '@danqing/contracts';

/** The few sentences that the server writes into the page itself. */
export const PAGE_TEXTS = {
  zh: {
    customColor: '自定义颜色',
    notFound: '页面未找到',
    home: '回到首页',
    needsScript: '生成配色、搜索和复制需要启用 JavaScript。',
  },
  en: {
    customColor: 'Custom colour',
    notFound: 'Page not found',
    home: 'Back to the home page',
    needsScript: 'Deriving schemes, searching and copying need JavaScript.',
  },
  ja: {
    customColor: 'カスタムカラー',
    notFound: 'ページが見つかりません',
    home: 'ホームへ戻る',
    needsScript: '配色の生成、検索、コピーには JavaScript が必要です。',
  },
} satisfies Record<Locale, unknown>;
