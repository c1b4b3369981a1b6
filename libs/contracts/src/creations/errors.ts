import type { ErrorEntries } from '../errors/error-kinds.ts';

/** Errors of the creations service. */
export const CREATIONS_ERRORS = {
  POEM_FAILED: {
    kind: 'unavailable',
    message: {
      zh: '生成诗歌失败',
      en: 'The poem could not be written.',
      ja: '詩を作れませんでした。',
    },
  },
} as const satisfies ErrorEntries;
