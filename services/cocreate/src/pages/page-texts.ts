import type { Locale } from '@danqing/contracts/locale';

interface PageTexts {
  colors: string;
  hidden: string;
  colorsDescription: (names: readonly string[]) => string;
  description: (name: string, hex: string, author: string, nearest: string | null) => string;
  hiddenDescription: string;
  note: (author: string) => string;
  by: (author: string) => string;
  reading: string;
  author: string;
  date: string;
  nearest: string;
  create: string;
  more: string;
}

export const PAGE_TEXTS: Record<Locale, PageTexts> = {
  zh: {
    colors: '共创色',
    hidden: '共创色',
    colorsDescription: (names) =>
      names.length > 0
        ? `大家为颜色起的新名字：${names.join('、')}……同一个名字，各人调出各人的颜色。也起一个你自己的。`
        : '为还没有名字的颜色起一个名字，照着名字的意思调出它的颜色。',
    description: (name, hex, author, nearest) =>
      `${name} ${hex}，${author}起名并调出的颜色${nearest === null ? '' : `，最接近传统色${nearest}`}。`,
    hiddenDescription: '一个由人起名、调出的颜色。',
    note: (author) => `${author} 共创`,
    by: (author) => author,
    reading: '读音',
    author: '作者',
    date: '日期',
    nearest: '最近的传统色',
    create: '共创新色',
    more: '全部共创色',
  },
  en: {
    colors: 'Co-created colours',
    hidden: 'A co-created colour',
    colorsDescription: (names) =>
      names.length > 0
        ? `New names that people gave to colours: ${names.join(', ')} and more. One name, a different colour from everyone; add your own.`
        : 'Think of a new colour name and get a colour generated from it.',
    description: (name, hex, author, nearest) =>
      `${name}, ${hex}: a colour named and created by ${author}${nearest === null ? '' : `, nearest to the traditional ${nearest}`}.`,
    hiddenDescription: 'A colour named and created by a member.',
    note: (author) => `by ${author}`,
    by: (author) => `by ${author}`,
    reading: 'Reading',
    author: 'By',
    date: 'Date',
    nearest: 'Nearest traditional colour',
    create: 'Create a colour',
    more: 'All co-created colours',
  },
  ja: {
    colors: '共創カラー',
    hidden: '共創カラー',
    colorsDescription: (names) =>
      names.length > 0
        ? `みんなが色につけた新しい名前：${names.join('、')}など。一つの名前に、人それぞれの色。あなたも名づけてみませんか。`
        : '名前をつけると、その名前の意味から新しい色を生成します。',
    description: (name, hex, author, nearest) =>
      `${name} ${hex}。${author} さんが名づけ、作った色です${nearest === null ? '' : `。最も近い伝統色は${nearest}`}。`,
    hiddenDescription: '誰かが名づけ、作った色です。',
    note: (author) => `${author} さんの共創`,
    by: (author) => `${author} さん`,
    reading: '読み',
    author: '作者',
    date: '日付',
    nearest: '最も近い伝統色',
    create: '新しい色を作る',
    more: 'すべての共創カラー',
  },
};
