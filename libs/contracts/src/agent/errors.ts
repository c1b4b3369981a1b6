import type { ErrorEntries } from '../errors/error-kinds.ts';

/** Errors of the agent service. */
export const AGENT_ERRORS = {
  DECK_TOPIC_REQUIRED: {
    kind: 'input',
    message: { zh: '请输入主题', en: 'Please enter a topic.', ja: 'テーマを入力してください。' },
  },
  DECK_TOPIC_TOO_LONG: {
    kind: 'input',
    message: {
      zh: '主题最多 1000 字',
      en: 'A topic has at most 1,000 characters.',
      ja: 'テーマは 1000 文字までです。',
    },
  },
  /** What was written stays, and the run can be resumed. */
  DECK_FAILED: {
    kind: 'unavailable',
    message: {
      zh: '生成失败，请稍后重试',
      en: 'Generation failed. Please retry later.',
      ja: '生成に失敗しました。しばらくしてからもう一度お試しください。',
    },
  },
  /** Somebody else's, deleted, or kept no longer. */
  DECK_NOT_FOUND: {
    kind: 'not-found',
    message: {
      zh: '未找到这份演示文稿',
      en: 'There is no such presentation.',
      ja: 'プレゼンテーションが見つかりません。',
    },
  },
  DECK_UNFINISHED: {
    kind: 'conflict',
    message: {
      zh: '演示文稿还没有写完',
      en: 'The presentation is not finished yet.',
      ja: 'プレゼンテーションはまだ完成していません。',
    },
  },
  DECK_FILE_FAILED: {
    kind: 'unavailable',
    message: {
      zh: '文件生成失败，请稍后重试',
      en: 'The file could not be made. Please retry later.',
      ja: 'ファイルを作成できませんでした。しばらくしてからもう一度お試しください。',
    },
  },
} as const satisfies ErrorEntries;
