import type { GridTexts } from './grid-texts.ts';

export const zh: GridTexts = {
  title: (name) => `${name}的色格`,
  close: '关闭',
  tabs: '色格与色谱',
  grid: '生成的色格',
  chart: '色谱',
  page: (page) => `第 ${page} 页`,
  axes: '明度由上到下降低，彩度由左到右升高',
  lightnessOf: (lightness) => `明度 ${lightness}`,
  leastChroma: '彩度 0.01',
  keys: '方向键移动，回车复制',
  mostChroma: '每行到屏幕能显示的最高彩度',
  grey: '这是无彩色：每行只有一种灰',
  ownMark: '本',
  nearestToOwn: '最接近本色',
  sameAsLeft: '与左邻同色',
  aside: '选中的颜色',
  own: '本色',
  near: '近',
  distance: '色差 ΔE',
  lightness: '明度',
  chroma: '彩度',
  hue: '色相',
  copy: '复制',
  setPrimary: '设为主色',
  chartHint: '按色表重新绘制，不是原书的扫描。每色有名称、色值和 CMYK；按任一色复制色值。',
  chartAlt: (title, count, first, last) => `${title}，${count} 色，从${first}到${last}`,
  chartTitle: (subject) => {
    if (subject.collection === 'sepu') return '《色谱》';
    return subject.collection === 'classic' ? `传统色 · ${subject.family}` : `节气色 · ${subject.term}`;
  },
  count: (count) => `${count} 色`,
  previous: '上一页',
  next: '下一页',
  withoutPage: (hex, name, distance) =>
    `${hex} 没有收进色谱。这里标出最相近的传统色${name}，色差 ${distance}。`,
  withoutList: '颜色列表没有加载成功，暂时不能在色谱上选色。',
  loading: '正在加载色谱',
  failed: '这一页没有加载成功。',
  retry: '重试',
};
