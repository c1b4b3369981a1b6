import type { Locale } from '@danqing/contracts/locale';

export interface WorkCounts {
  palettes: number | null;
  collections: number | null;
  colors: number | null;
}

interface PageTexts {
  description: (name: string, counted: string) => string;
  counted: (counts: WorkCounts) => string;
  joined: string;
  palettes: string;
  collections: string;
  colors: string;
}

const line = (parts: readonly (readonly [number | null, string])[], separator: string) =>
  parts
    .filter(([count]) => count !== null && count > 0)
    .map(([, text]) => text)
    .join(separator);
const many = (count: number | null, one: string, more: string) => `${count} ${count === 1 ? one : more}`;

export const PAGE_TEXTS: Record<Locale, PageTexts> = {
  zh: {
    description: (name, counted) =>
      counted === ''
        ? `${name}在丹青的主页。`
        : `${name}在丹青公开的作品：${counted}。看看每一件用了哪些中国传统色。`,
    counted: ({ palettes, collections, colors }) =>
      line(
        [
          [palettes, `${palettes} 个调色板`],
          [collections, `${collections} 件诗画`],
          [colors, `${colors} 个共创色`],
        ],
        ' · ',
      ),
    joined: '加入',
    palettes: '公开调色板',
    collections: '诗画',
    colors: '共创色',
  },
  en: {
    description: (name, counted) =>
      counted === ''
        ? `The page of ${name} on Danqing.`
        : `Works by ${name} on Danqing: ${counted}, all made with traditional Chinese colours.`,
    counted: ({ palettes, collections, colors }) =>
      line(
        [
          [palettes, many(palettes, 'palette', 'palettes')],
          [collections, many(collections, 'creation', 'creations')],
          [colors, many(colors, 'co-created colour', 'co-created colours')],
        ],
        ', ',
      ),
    joined: 'Joined',
    palettes: 'Public palettes',
    collections: 'Creations',
    colors: 'Co-created colours',
  },
  ja: {
    description: (name, counted) =>
      counted === ''
        ? `丹青の ${name} さんのページです。`
        : `${name} さんが丹青で公開している作品：${counted}。どれも中国の伝統色から生まれました。`,
    counted: ({ palettes, collections, colors }) =>
      line(
        [
          [palettes, `パレット ${palettes} 個`],
          [collections, `詩画 ${collections} 点`],
          [colors, `共創カラー ${colors} 色`],
        ],
        '、',
      ),
    joined: '登録日',
    palettes: '公開パレット',
    collections: '詩画',
    colors: '共創カラー',
  },
};
