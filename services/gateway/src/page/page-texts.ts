import type { SchemeKind } from '@danqing/color-core';
import type { Collection } from '@danqing/contracts/colors';
import type { Locale } from '@danqing/contracts/locale';

interface PageTexts {
  customColor: string;
  pictureColor: string;
  notFound: string;
  gone: string;
  home: string;
  needsScript: string;
  tagline: string;
  siteCard: { title: string; note: string };
  scheme: Record<SchemeKind, string>;
  palette: (count: number) => string;
  paletteColors: (names: readonly string[], more: boolean) => string;
  collection: Record<Collection, string>;
  collectionTitle: Record<Collection, string>;
  provenance: string;
  story: string;
  nearest: string;
  before: string;
  after: string;
}

export const PAGE_TEXTS: Record<Locale, PageTexts> = {
  zh: {
    customColor: '自定义颜色',
    pictureColor: '图片提取色',
    notFound: '页面未找到',
    gone: '页面已下线',
    home: '回到首页',
    needsScript: '生成配色、搜索和复制需要启用 JavaScript。',
    tagline: '1,023 种中国传统色：查看色值与出处，生成单色、双色与三角配色，保存并导出调色板。',
    siteCard: { title: '1,023 种中国传统色', note: '单色、双色与三角配色，保存与导出' },
    scheme: {
      mono: '单色配色',
      dual: '双色配色',
      triadic: '三角配色',
      even: '均匀色阶',
      complementary: '互补配色',
      analogous: '邻近配色',
      split: '分裂互补配色',
      tetradic: '四角配色',
    },
    palette: (count) => `${count} 色调色板`,
    paletteColors: (names, more) => `${names.join('、')}${more ? '……' : '。'}在丹青查看色值、修改或导出。`,
    collection: { sepu: '收录于《色谱》', classic: '传统色名', 'solar-terms': '二十四节气色名' },
    collectionTitle: { sepu: '《色谱》', classic: '传统色名', 'solar-terms': '二十四节气色名' },
    provenance: '出处',
    story: '名字的由来',
    nearest: '相近的颜色',
    before: '上一色',
    after: '下一色',
  },
  en: {
    customColor: 'Custom colour',
    pictureColor: 'Colour from a picture',
    notFound: 'Page not found',
    gone: 'This page is gone',
    home: 'Back to the home page',
    needsScript: 'Schemes, search and copying need JavaScript.',
    tagline:
      '1,023 traditional Chinese colours: see values and sources, make mono, dual and triadic schemes, save and export palettes.',
    siteCard: {
      title: '1,023 traditional colours',
      note: 'Mono, dual and triadic schemes to save and export',
    },
    scheme: {
      mono: 'Mono scheme',
      dual: 'Dual scheme',
      triadic: 'Triadic scheme',
      even: 'Even ramp',
      complementary: 'Complementary scheme',
      analogous: 'Analogous scheme',
      split: 'Split complementary scheme',
      tetradic: 'Tetradic scheme',
    },
    palette: (count) => (count === 1 ? 'Palette of 1 colour' : `Palette of ${count} colours`),
    paletteColors: (names, more) =>
      `${names.join(', ')}${more ? '…' : '.'} Copy its values, change it or export it.`,
    collection: {
      sepu: 'From the Colour Atlas',
      classic: 'Traditional colour name',
      'solar-terms': 'Colour name of the 24 solar terms',
    },
    collectionTitle: {
      sepu: 'Colour Atlas',
      classic: 'Traditional colour names',
      'solar-terms': 'Colour names of the 24 solar terms',
    },
    provenance: 'Sources',
    story: 'Name origin',
    nearest: 'Similar colours',
    before: 'Previous colour',
    after: 'Next colour',
  },
  ja: {
    customColor: 'カスタムカラー',
    pictureColor: '画像から抽出した色',
    notFound: 'ページが見つかりません',
    gone: 'このページは終了しました',
    home: 'ホームへ戻る',
    needsScript: '配色の生成、検索、コピーには JavaScript が必要です。',
    tagline:
      '1,023 の中国の伝統色。色の値と出典を確かめ、単色・二色・三角の配色を作り、パレットとして保存・書き出しできます。',
    siteCard: { title: '1,023 の中国の伝統色', note: '単色・二色・三角の配色、保存と書き出し' },
    scheme: {
      mono: '単色の配色',
      dual: '二色の配色',
      triadic: '三角の配色',
      even: '均等な階調',
      complementary: '補色の配色',
      analogous: '類似色の配色',
      split: '分裂補色の配色',
      tetradic: '四角の配色',
    },
    palette: (count) => `${count} 色のパレット`,
    paletteColors: (names, more) =>
      `${names.join('、')}${more ? '……' : '。'}色の値を確かめ、変更し、書き出せます。`,
    collection: { sepu: '『色譜』所収', classic: '伝統色名', 'solar-terms': '二十四節気の色名' },
    collectionTitle: { sepu: '『色譜』', classic: '伝統色名', 'solar-terms': '二十四節気の色名' },
    provenance: '出典',
    story: '名の由来',
    nearest: '近い色',
    before: '前の色',
    after: '次の色',
  },
};
