import type { ErrorEntries } from '../errors/error-kinds.ts';

export const CREATIONS_ERRORS = {
  MEMBER_COLLECTIONS_FAILED: {
    kind: 'internal',
    message: {
      zh: '获取创作失败',
      en: 'Couldn’t load the creations.',
      ja: '作品を読み込めませんでした。',
    },
  },
  MEMBER_PICTURES_FAILED: {
    kind: 'internal',
    message: {
      zh: '获取图片失败',
      en: 'Couldn’t load the pictures.',
      ja: '画像を読み込めませんでした。',
    },
  },
  POEM_FAILED: {
    kind: 'unavailable',
    message: {
      zh: '生成诗歌失败',
      en: 'Couldn’t write the poem.',
      ja: '詩を作れませんでした。',
    },
  },
  /** Also returned for an expired poem. */
  POEM_NOT_FOUND: {
    kind: 'not-found',
    message: {
      zh: '这首诗已失效，请重新写诗',
      en: 'This poem is no longer stored. Please write another one.',
      ja: 'この詩はもう保存されていません。もう一度作ってください。',
    },
  },
  /** Another member used the requestId, which is valid once. */
  POEM_PAINTED: {
    kind: 'conflict',
    message: {
      zh: '这首诗已被他人作画，请重写一首',
      en: 'Someone else has painted this poem. Please write another one.',
      ja: 'この詩はほかの人がすでに絵にしています。別の詩を作ってください。',
    },
  },
  PAINTING_FAILED: {
    kind: 'unavailable',
    message: {
      zh: '生成图片失败',
      en: 'Couldn’t paint the picture. No credit was used.',
      ja: '画像を生成できませんでした。クレジットは消費されていません。',
    },
  },
  /** Painting continues in the background. An identical request later returns the finished picture. */
  PAINTING_IN_PROGRESS: {
    kind: 'unavailable',
    message: {
      zh: '图片正在处理中，请稍后重试',
      en: 'We are still painting the picture. Please try again later.',
      ja: '画像を処理しています。しばらくしてからお試しください。',
    },
  },
  /** Also returned for a deleted picture, and for a picture of another member's creation. */
  PICTURE_NOT_FOUND: {
    kind: 'not-found',
    message: {
      zh: '未找到这幅画',
      en: 'Picture not found.',
      ja: '画像が見つかりません。',
    },
  },
  /** The site has no video encoder; a retry fails too. */
  VIDEOS_NOT_MADE: {
    kind: 'unprocessable',
    message: {
      zh: '本站不提供视频制作',
      en: 'This site does not make videos.',
      ja: 'このサイトでは動画を作成できません。',
    },
  },
  VIDEO_FAILED: {
    kind: 'unavailable',
    message: {
      zh: '转换失败，请稍后重试',
      en: 'Couldn’t make the video. No credits were used. Please try again later.',
      ja: '動画に変換できませんでした。クレジットは消費されていません。しばらくしてからお試しください。',
    },
  },
  VIDEO_IN_PROGRESS: {
    kind: 'unavailable',
    message: {
      zh: '图片正在处理中，请稍后重试',
      en: 'We are still making the video. Please try again later.',
      ja: '動画を作成しています。しばらくしてからお試しください。',
    },
  },
  VIDEO_NOT_FOUND: {
    kind: 'not-found',
    message: {
      zh: '未找到这段视频',
      en: 'Video not found.',
      ja: '動画が見つかりません。',
    },
  },
  COLLECTION_NOT_FOUND: {
    kind: 'not-found',
    message: {
      zh: '未找到创作内容',
      en: 'Creation not found.',
      ja: '作品が見つかりません。',
    },
  },
  COLLECTION_FULL: {
    kind: 'conflict',
    message: {
      zh: '一件作品最多 12 幅画',
      en: 'A creation holds at most 12 paintings.',
      ja: '一つの作品に入る画像は 12 枚までです。',
    },
  },
} as const satisfies ErrorEntries;
