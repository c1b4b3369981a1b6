import type { ErrorEntries } from '../errors/error-kinds.ts';

export const PALETTES_ERRORS = {
  EXPORT_UNAUTHENTICATED: {
    kind: 'unauthenticated',
    message: {
      zh: '请登录后导出，非本人资源将扣除1点',
      en: 'Sign in to export. Other people’s palettes cost 1 credit.',
      ja: '書き出すにはログインしてください。ほかの人のパレットは 1 クレジットかかります。',
    },
  },
  PALETTE_DELETE_UNAUTHENTICATED: {
    kind: 'unauthenticated',
    message: {
      zh: '请登录后删除调色板',
      en: 'Please sign in to delete a palette.',
      ja: 'パレットを削除するにはログインしてください。',
    },
  },
  PALETTE_NAME_REQUIRED: {
    kind: 'input',
    message: {
      zh: '请输入调色板名称',
      en: 'Please enter a name for the palette.',
      ja: 'パレットの名前を入力してください。',
    },
  },
  PALETTE_INVALID: {
    kind: 'input',
    message: {
      zh: '调色板数据无效',
      en: 'The palette data is invalid.',
      ja: 'パレットのデータが正しくありません。',
    },
  },
  PALETTE_WITHOUT_COLOR: {
    kind: 'input',
    message: {
      zh: '调色板数据缺少有效颜色',
      en: 'The palette has no usable colour.',
      ja: 'パレットに使える色がありません。',
    },
  },
  PALETTE_COLOR_INVALID: {
    kind: 'input',
    message: {
      zh: '调色板颜色数据格式错误',
      en: 'A colour in the palette is malformed.',
      ja: 'パレットの色の形式が正しくありません。',
    },
  },
  PALETTE_TOO_LARGE: {
    kind: 'input',
    message: {
      zh: '一个调色板最多 50 个颜色',
      en: 'A palette holds at most 50 colours.',
      ja: '一つのパレットに入る色は 50 色までです。',
    },
  },
  PALETTE_TOO_LONG: {
    kind: 'input',
    message: {
      zh: '调色板的文字太多，请缩短颜色名称或描述',
      en: 'The palette has too much text. Please shorten its colour names or its description.',
      ja: 'パレットの文字が多すぎます。色の名前か説明を短くしてください。',
    },
  },
  PALETTE_LIMIT_REACHED: {
    kind: 'conflict',
    message: {
      zh: '最多保存 1000 个调色板，请先删除一些',
      en: 'You can have at most 1,000 palettes. Please delete some first.',
      ja: '保存できるパレットは 1,000 個までです。いくつか削除してください。',
    },
  },
  PUBLIC_PALETTES_FAILED: {
    kind: 'internal',
    message: {
      zh: '获取公开调色板失败',
      en: 'Couldn’t load the public palettes.',
      ja: '公開パレットを読み込めませんでした。',
    },
  },
  ACCOUNT_LIMITED: {
    kind: 'forbidden',
    message: {
      zh: '你的账号目前不能公开内容；可以取消“公开”后保存。原因见“登录与设备”',
      en: 'Your account can’t publish at the moment; you can save it without “public”. See “Sign-in and devices” for the reason.',
      ja: 'このアカウントは現在公開できません。「公開」を外せば保存できます。理由は「ログインと端末」で確認できます。',
    },
  },
  PALETTE_NOT_FOUND: {
    kind: 'not-found',
    message: {
      zh: '未找到该调色板',
      en: 'Palette not found.',
      ja: 'そのパレットは見つかりません。',
    },
  },
  PALETTE_CHANGED: {
    kind: 'conflict',
    message: {
      zh: '这个调色板已在别处修改，没有覆盖；请查看最新内容后再试',
      en: 'This palette was changed elsewhere. Nothing was overwritten; check its current state and try again.',
      ja: 'このパレットは別の場所で変更されています。上書きしていません。最新の内容を確かめてからやり直してください。',
    },
  },
  PALETTE_HIDDEN: {
    kind: 'conflict',
    message: {
      zh: '管理员隐藏了这个调色板，暂时不能公开',
      en: 'Operators have hidden this palette, so it can’t be public for now.',
      ja: 'このパレットは運営者が非表示にしたため、いまは公開できません。',
    },
  },
  IDEMPOTENCY_KEY_REUSED: {
    kind: 'unprocessable',
    message: {
      zh: '这个 Idempotency-Key 已用于另一个调色板，请换一个',
      en: 'This Idempotency-Key was used for another palette. Please send a new one.',
      ja: 'この Idempotency-Key は別のパレットに使われています。新しいものを送ってください。',
    },
  },
  IMAGE_FAILED: {
    kind: 'internal',
    message: {
      zh: '图片生成失败',
      en: 'Couldn’t draw the image.',
      ja: '画像を作成できませんでした。',
    },
  },
  EXPORT_FAILED: {
    kind: 'internal',
    message: {
      zh: '导出失败',
      en: 'The export failed.',
      ja: '書き出せませんでした。',
    },
  },
} as const satisfies ErrorEntries;
