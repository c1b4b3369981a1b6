import type { Locale } from '@danqing/contracts/locale';

interface PageTexts {
  gallery: string;
  colorGallery: (color: string) => string;
  creation: (title: string, color: string) => string;
  galleryDescription: string;
  colorGalleryDescription: (color: string, count: number) => string;
  description: (color: string, poem: string, author: string) => string;
  by: (author: string) => string;
  alt: (title: string, theme: string, color: string) => string;
  themes: Record<string, string>;
  color: string;
  author: string;
  poem: string;
  painter: string;
  date: string;
  more: string;
}

export const PAGE_TEXTS: Record<Locale, PageTexts> = {
  zh: {
    gallery: '诗画',
    colorGallery: (color) => `${color} · 诗画`,
    creation: (title, color) => `${title} · ${color}`,
    galleryDescription: '以中国传统色写诗，依诗作画：看看大家用一种颜色写下的绝句和画出的山水、花鸟、人物。',
    colorGalleryDescription: (color, count) =>
      count > 0
        ? `以${color}为题的诗与画，共 ${count} 件。写一首绝句，画成山水、花鸟或人物。`
        : `以${color}为题写一首绝句，画成山水、花鸟或人物。`,
    description: (color, poem, author) => `${poem}${author}以${color}写的诗，依诗作的画。`,
    by: (author) => author,
    alt: (title, theme, color) => `${title}：${color}设色的${theme}`,
    themes: { landscape: '山水画', flowers: '花鸟画', portrait: '人物画' },
    color: '颜色',
    author: '作者',
    poem: '诗',
    painter: '绘者',
    date: '日期',
    more: '此色的更多诗画',
  },
  en: {
    gallery: 'Gallery',
    colorGallery: (color) => `${color}: gallery`,
    creation: (title, color) => `${title}, in ${color}`,
    galleryDescription:
      'Poems for traditional Chinese colours, painted in them: quatrains, landscapes, flowers and birds, figures.',
    colorGalleryDescription: (color, count) =>
      count > 0
        ? `${count} ${count === 1 ? 'poem' : 'poems'} for ${color}, each with its paintings. Write another one and paint it.`
        : `Write a quatrain for ${color}, then paint it as a landscape, flowers and birds, or a figure.`,
    description: (color, poem, author) => `A poem for ${color} by ${author}, and its painting: ${poem}`,
    by: (author) => `by ${author}`,
    alt: (title, theme, color) => `${title}: ${theme} in ${color}`,
    themes: {
      landscape: 'an ink landscape',
      flowers: 'a painting of flowers and birds',
      portrait: 'a painting with a figure',
    },
    color: 'Colour',
    author: 'By',
    poem: 'Poem',
    painter: 'Painted by',
    date: 'Date',
    more: 'More creations of this colour',
  },
  ja: {
    gallery: '詩画',
    colorGallery: (color) => `${color} · 詩画`,
    creation: (title, color) => `${title} · ${color}`,
    galleryDescription:
      '中国の伝統色を題に詠んだ詩と、その詩から描いた絵。絶句と、山水・花鳥・人物の絵を見られます。',
    colorGalleryDescription: (color, count) =>
      count > 0
        ? `${color}を題にした詩画、${count} 点。絶句を作り、山水・花鳥・人物の絵にできます。`
        : `${color}を題に絶句を作り、山水・花鳥・人物の絵にできます。`,
    description: (color, poem, author) => `${author} さんが${color}を題に作った詩と、その絵。${poem}`,
    by: (author) => `${author} さん`,
    alt: (title, theme, color) => `${title}：${color}で彩った${theme}`,
    themes: { landscape: '山水画', flowers: '花鳥画', portrait: '人物画' },
    color: '色',
    author: '作者',
    poem: '詩',
    painter: '絵',
    date: '日付',
    more: 'この色のほかの詩画',
  },
};
