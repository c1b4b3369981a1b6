import type { ErrorEntries } from '../errors/error-kinds.ts';

export const AGENT_ERRORS = {
  PATTERN_IMAGE_INVALID: {
    kind: 'input',
    message: {
      zh: '纹样图片无效，请用 PNG、JPEG 或 WebP 静态图片，边长 16 至 2048 像素',
      en: 'The pattern image is invalid. Please use a still PNG, JPEG or WebP with sides of 16 to 2,048 pixels.',
      ja: '文様の画像が無効です。辺が 16〜2048 ピクセルの PNG・JPEG・WebP の静止画をお使いください。',
    },
  },
  PATTERN_IMAGE_TOO_LARGE: {
    kind: 'too-large',
    message: {
      zh: '纹样图片太大，最多 750 kB',
      en: 'The pattern image is too large. The limit is 750 kB.',
      ja: '文様の画像が大きすぎます。750 kB までです。',
    },
  },
  PRODUCT_CATEGORY_UNKNOWN: {
    kind: 'input',
    message: {
      zh: '请选择服装、家居或用品',
      en: 'Please choose clothing, home or goods.',
      ja: '服飾・インテリア・雑貨から選んでください。',
    },
  },
  PATTERN_APPLY_FAILED: {
    kind: 'unavailable',
    message: {
      zh: '应用失败，请稍后重试',
      en: 'Couldn’t apply the pattern. Please try again later.',
      ja: '適用できませんでした。しばらくしてからお試しください。',
    },
  },
  /** The job continues in the background. An identical request later returns the finished picture. */
  PATTERN_APPLY_IN_PROGRESS: {
    kind: 'unavailable',
    message: {
      zh: '正在应用中，请稍后重试',
      en: 'We are still applying the pattern. Please try again in a moment.',
      ja: '適用中です。しばらくしてからお試しください。',
    },
  },
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
  /** The written slides are kept and the run can be resumed. */
  DECK_FAILED: {
    kind: 'unavailable',
    message: {
      zh: '生成失败，请稍后重试',
      en: 'Generation failed. Please try again later.',
      ja: '生成できませんでした。しばらくしてからお試しください。',
    },
  },
  /** Also returned for another member's deck, and for a deleted or expired deck. */
  DECK_NOT_FOUND: {
    kind: 'not-found',
    message: {
      zh: '未找到这份演示文稿',
      en: 'Slides not found.',
      ja: 'スライドが見つかりません。',
    },
  },
  DECK_UNFINISHED: {
    kind: 'conflict',
    message: {
      zh: '演示文稿还没有写完',
      en: 'The slides are not finished yet.',
      ja: 'スライドはまだ完成していません。',
    },
  },
  DECK_FILE_FAILED: {
    kind: 'unavailable',
    message: {
      zh: '文件生成失败，请稍后重试',
      en: 'Couldn’t create the file. Please try again later.',
      ja: 'ファイルを作成できませんでした。しばらくしてからお試しください。',
    },
  },
} as const satisfies ErrorEntries;
