import type { Locale } from '@danqing/contracts/locale';

interface PageTexts {
  description: (author: string, count: number, colors: readonly string[]) => string;
  note: (author: string, count: number) => string;
  reading: string;
  author: string;
  about: string;
}

export const PAGE_TEXTS: Record<Locale, PageTexts> = {
  zh: {
    description: (author, count, colors) =>
      `${author}的调色板，共 ${count} 色：${colors.join('、')}${colors.length < count ? '……' : '。'}在丹青查看色值、载入配色或导出。`,
    note: (author, count) => `${author} · ${count} 色`,
    reading: '读音',
    author: '作者',
    about: '说明',
  },
  en: {
    description: (author, count, colors) =>
      `A palette of ${count} ${count === 1 ? 'colour' : 'colours'} by ${author}: ${colors.join(', ')}${colors.length < count ? '…' : '.'} Copy its values, open it in Colours or export it.`,
    note: (author, count) => `${author} · ${count} ${count === 1 ? 'colour' : 'colours'}`,
    reading: 'Reading',
    author: 'By',
    about: 'About',
  },
  ja: {
    description: (author, count, colors) =>
      `${author} さんの ${count} 色のパレット：${colors.join('、')}${colors.length < count ? '……' : '。'}色の値を確かめ、配色に読み込み、書き出せます。`,
    note: (author, count) => `${author} · ${count} 色`,
    reading: '読み',
    author: '作者',
    about: '説明',
  },
};
