import type { LocalizedText } from '@danqing/contracts/locale';

export const SHEET_TEXTS = {
  unnamed: { zh: '未命名调色板', en: 'Unnamed palette', ja: '名称未設定のパレット' },
  primary: { zh: '主色', en: 'Primary', ja: 'メイン' },
  secondary: { zh: '第二色', en: 'Second', ja: 'サブ' },
} satisfies Record<string, LocalizedText>;

export const colorCount = (count: number): LocalizedText => ({
  zh: `${count} 色`,
  en: count === 1 ? '1 colour' : `${count} colours`,
  ja: `${count}色`,
});
