import type { ErrorEntries } from '../errors/error-kinds.ts';

export const COLORS_ERRORS = {
  COLOR_NOT_FOUND: {
    kind: 'not-found',
    message: { zh: '未找到该颜色', en: 'Colour not found.', ja: 'その色は見つかりません。' },
  },
  STORY_NOT_FOUND: {
    kind: 'not-found',
    message: {
      zh: '未找到相关的名称由来',
      en: 'No related name origin found.',
      ja: '関連する色名の由来は見つかりませんでした。',
    },
  },
} as const satisfies ErrorEntries;
