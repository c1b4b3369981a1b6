import type { Color } from '@danqing/contracts/colors';
import type { Locale } from '@danqing/contracts/locale';
import { colorGloss } from '@danqing/contracts/page';
import type { FoundPage } from '@danqing/contracts/ports';

const TEXTS: Record<Locale, { title: string; description: (count: string) => string }> = {
  zh: {
    title: '色墙',
    description: (count) => `${count} 种中国传统色，按色相、明度、出处和节令排开，点一下看色值、生成配色。`,
  },
  en: {
    title: 'Colour wall',
    description: (count) =>
      `All ${count} traditional Chinese colours on one wall, by hue, lightness, source or season. Open a colour for its values and schemes.`,
  },
  ja: {
    title: '全色一覧',
    description: (count) =>
      `中国の伝統色 ${count} 色を、色相・明度・出典・季節ごとに一面に並べました。選べば色の値と配色を見られます。`,
  },
};

export function wallPage(colors: readonly Color[], locale: Locale): FoundPage {
  const { title, description } = TEXTS[locale];
  return {
    status: 200,
    title,
    description: description(colors.length.toLocaleString('en')),
    picture: null,
    facts: colors.map((color) => ({
      label: [colorGloss(color, locale), color.hex].filter(Boolean).join(' '),
      text: color.name,
      path: `/colors/${encodeURIComponent(color.name)}`,
      hex: color.hex,
    })),
    structuredData: { '@type': 'CollectionPage', name: title },
  };
}
