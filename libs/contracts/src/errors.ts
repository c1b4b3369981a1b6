import { z } from 'zod';
import type { LocalizedText } from './locale.ts';

/** The kind decides the HTTP status and the log level. */
export const ERROR_STATUS = {
  input: 400,
  unauthenticated: 401,
  payment: 402,
  forbidden: 403,
  'not-found': 404,
  conflict: 409,
  timeout: 408,
  'too-large': 413,
  expectation: 417,
  misdirected: 421,
  unprocessable: 422,
  'headers-too-large': 431,
  limit: 429,
  unavailable: 503,
  internal: 500,
} as const;
export type ErrorKind = keyof typeof ERROR_STATUS;

interface ErrorEntry {
  kind: ErrorKind;
  message: LocalizedText;
}

/** Every error a visitor can meet, with its sentence in the three languages. */
export const ERRORS = {
  INPUT_INVALID: {
    kind: 'input',
    message: {
      zh: '请求内容有误，请检查后重试',
      en: 'The request is not valid. Please check it and try again.',
      ja: 'リクエストの内容が正しくありません。確認してもう一度お試しください。',
    },
  },
  FORBIDDEN: {
    kind: 'forbidden',
    message: { zh: '没有权限', en: 'You are not allowed to do this.', ja: '許可されていない操作です。' },
  },
  UNAUTHENTICATED: {
    kind: 'unauthenticated',
    message: { zh: '请先登录', en: 'Please sign in.', ja: 'ログインしてください。' },
  },
  EMAIL_INVALID: {
    kind: 'input',
    message: {
      zh: '请输入有效的邮箱地址',
      en: 'Please enter a valid email address.',
      ja: '有効なメールアドレスを入力してください。',
    },
  },
  PHONE_INVALID: {
    kind: 'input',
    message: {
      zh: '请输入有效的手机号码',
      en: 'Please enter a valid phone number.',
      ja: '有効な電話番号を入力してください。',
    },
  },
  /** Wrong, expired, used and locked codes answer alike. */
  CODE_INVALID: {
    kind: 'unauthenticated',
    message: {
      zh: '验证码无效，请重试',
      en: 'Invalid verification code. Please try again.',
      ja: '認証コードが正しくありません。もう一度お試しください。',
    },
  },
  CREDITS_INSUFFICIENT: {
    kind: 'payment',
    message: {
      zh: '点数不足，没有扣除点数，请充值后再试',
      en: 'You do not have enough credits. Nothing was charged; top up and try again.',
      ja: 'クレジットが足りません。消費されていませんので、追加してからお試しください。',
    },
  },
  EXPORT_UNAUTHENTICATED: {
    kind: 'unauthenticated',
    message: {
      zh: '请登录后导出，非本人资源将扣除1点',
      en: 'Please sign in to export. Resources of others cost 1 credit.',
      ja: 'エクスポートするにはログインしてください。他の人のものには 1 クレジットかかります。',
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
      en: 'The palette data is not valid.',
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
      en: 'A colour of the palette is malformed.',
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
      en: 'The palette holds too much text. Please shorten the names of its colours or its description.',
      ja: 'パレットの文字が多すぎます。色の名前か説明を短くしてください。',
    },
  },
  PALETTE_LIMIT_REACHED: {
    kind: 'conflict',
    message: {
      zh: '最多保存 1000 个调色板，请先删除一些',
      en: 'You can keep at most 1,000 palettes. Please delete some first.',
      ja: '保存できるパレットは 1,000 個までです。いくつか削除してください。',
    },
  },
  /** The member may publish nothing for now; the reason stands in their account. */
  ACCOUNT_LIMITED: {
    kind: 'forbidden',
    message: {
      zh: '你的账号目前不能公开内容；可以取消“公开”后保存。原因见“登录与设备”',
      en: 'Your account cannot publish at present; you can save without “public”. See “Sign-in and devices” for the reason.',
      ja: 'このアカウントは現在公開できません。「公開」を外せば保存できます。理由は「ログインと端末」で確認できます。',
    },
  },
  MEMBER_NOT_FOUND: {
    kind: 'not-found',
    message: { zh: '未找到该用户', en: 'There is no such member.', ja: 'そのユーザーは見つかりません。' },
  },
  PALETTE_NOT_FOUND: {
    kind: 'not-found',
    message: {
      zh: '未找到该调色板',
      en: 'There is no such palette.',
      ja: 'そのパレットは見つかりません。',
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
      en: 'The image could not be drawn.',
      ja: '画像を作成できませんでした。',
    },
  },
  NAME_REQUIRED: {
    kind: 'input',
    message: { zh: '请输入名字', en: 'Please enter a name.', ja: '名前を入力してください。' },
  },
  NAME_RESERVED: {
    kind: 'input',
    message: {
      zh: '这个名字会让人误以为是本站，请换一个',
      en: 'People could take this name for the site itself. Please choose another one.',
      ja: 'このサイト自体と間違えられるおそれのある名前です。別の名前にしてください。',
    },
  },
  CODE_NOT_SENT: {
    kind: 'unavailable',
    message: {
      zh: '验证码发送失败，请重试',
      en: 'Failed to send verification code. Please try again.',
      ja: '認証コードを送信できませんでした。もう一度お試しください。',
    },
  },
  RATE_LIMITED: {
    kind: 'limit',
    message: {
      zh: '操作过于频繁，请稍后再试',
      en: 'Too many requests. Please try again later.',
      ja: 'リクエストが多すぎます。しばらくしてからお試しください。',
    },
  },
  /** The body has a `challenge`; its solution comes with the next call. */
  PROOF_OF_WORK_REQUIRED: {
    kind: 'limit',
    message: {
      zh: '当前请求较多，请稍后再试',
      en: 'There are many requests right now. Please try again later.',
      ja: '現在リクエストが混み合っています。しばらくしてからお試しください。',
    },
  },
  SESSION_NOT_FOUND: {
    kind: 'not-found',
    message: {
      zh: '未找到该登录记录',
      en: 'There is no such session.',
      ja: 'そのログイン情報は見つかりません。',
    },
  },
  OVERRIDE_INVALID: {
    kind: 'input',
    message: {
      zh: '这个替换链接无效，请重新运行命令获取',
      en: 'This override link is not valid. Run the command again for a new one.',
      ja: 'この差し替えリンクは無効です。コマンドをもう一度実行してください。',
    },
  },
  OVERRIDE_EXPIRED: {
    kind: 'forbidden',
    message: {
      zh: '这个替换链接已过期，请重新打开开发服务器的地址',
      en: 'This override link has expired. Open the address of the development server again.',
      ja: 'この差し替えリンクは期限切れです。開発サーバーのアドレスを開き直してください。',
    },
  },
  OVERRIDE_ORIGIN_REFUSED: {
    kind: 'forbidden',
    message: {
      zh: '本站不允许从这个地址加载代码',
      en: 'This site does not load code from that address.',
      ja: 'このサイトでは、そのアドレスのコードを読み込めません。',
    },
  },
  OPERATOR_NAME_REQUIRED: {
    kind: 'forbidden',
    message: {
      zh: '共用令牌只在还没有具名操作员时可用，线上环境则只能查看。请用 npm run operators -- add <名字> 建立自己的令牌。',
      en: 'The shared token only serves until operators have names, and in production only for looking. Make one of your own: npm run operators -- add <name>.',
      ja: '共有トークンは名前付きの操作者がいない間だけ使え、本番環境では閲覧のみです。npm run operators -- add <名前> で自分のトークンを作ってください。',
    },
  },
  OPERATOR_TOTP_REQUIRED: {
    kind: 'forbidden',
    message: {
      zh: '线上环境的变动需要两步验证。请先运行 npm run operators -- totp <名字>。',
      en: 'Changes in production need a second factor. Set it up first: npm run operators -- totp <name>.',
      ja: '本番環境の変更には二段階認証が必要です。先に npm run operators -- totp <名前> を実行してください。',
    },
  },
  OPERATOR_CODE_REQUIRED: {
    kind: 'forbidden',
    message: {
      zh: '请输入验证器上的六位数字',
      en: 'Enter the six digits of your authenticator.',
      ja: '認証アプリの 6 桁の数字を入力してください。',
    },
  },
  OPERATOR_CODE_INVALID: {
    kind: 'forbidden',
    message: {
      zh: '这个数字不对，或者已经用过，请等下一个',
      en: 'These digits are wrong, or were used before. Wait for the next ones.',
      ja: 'この数字は正しくないか、すでに使われています。次の数字をお待ちください。',
    },
  },
  ROUTE_NOT_FOUND: {
    kind: 'not-found',
    message: { zh: '页面未找到', en: 'Page not found.', ja: 'ページが見つかりません。' },
  },
  COLOR_NOT_FOUND: {
    kind: 'not-found',
    message: { zh: '未找到该颜色', en: 'There is no such colour.', ja: 'その色は見つかりません。' },
  },
  PAYLOAD_TOO_LARGE: {
    kind: 'too-large',
    message: { zh: '内容过大', en: 'The request is too large.', ja: 'リクエストが大きすぎます。' },
  },
  REQUEST_TIMEOUT: {
    kind: 'timeout',
    message: {
      zh: '请求超时，请重试',
      en: 'The request took too long. Please try again.',
      ja: 'リクエストがタイムアウトしました。もう一度お試しください。',
    },
  },
  HEADERS_TOO_LARGE: {
    kind: 'headers-too-large',
    message: {
      zh: '请求头过大，请清除本站的 Cookie 后重试',
      en: 'The request headers are too large. Please clear the cookies of this site and try again.',
      ja: 'リクエストヘッダーが大きすぎます。このサイトの Cookie を削除してからお試しください。',
    },
  },
  EXPECTATION_FAILED: {
    kind: 'expectation',
    message: {
      zh: '无法满足请求的要求',
      en: 'The request expects what this server does not do.',
      ja: 'リクエストの要求に対応していません。',
    },
  },
  HOST_UNKNOWN: {
    kind: 'misdirected',
    message: {
      zh: '本服务器不提供该地址的内容',
      en: 'This server does not answer for that address.',
      ja: 'このサーバーはそのアドレスには対応していません。',
    },
  },
  SERVICE_UNAVAILABLE: {
    kind: 'unavailable',
    message: {
      zh: '服务暂时不可用，请稍后重试',
      en: 'The service is not available. Please try again later.',
      ja: 'サービスを利用できません。しばらくしてからお試しください。',
    },
  },
  INTERNAL: {
    kind: 'internal',
    message: {
      zh: '服务器错误，请稍后重试',
      en: 'Server error. Please try again later.',
      ja: 'サーバーエラーです。しばらくしてからお試しください。',
    },
  },
} as const satisfies Record<string, ErrorEntry>;
export type ErrorCode = keyof typeof ERRORS;

/** Work that a browser does before it may go on: an ALTCHA challenge (version 2), solved by `altcha-lib`. */
export const proofChallengeSchema = z.object({
  parameters: z.object({
    algorithm: z.string(),
    nonce: z.string(),
    salt: z.string(),
    cost: z.number(),
    keyLength: z.number(),
    keyPrefix: z.string(),
    keySignature: z.string().optional(),
    expiresAt: z.number().optional(),
    data: z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()])).optional(),
  }),
  signature: z.string().optional(),
});
export type ProofChallenge = z.infer<typeof proofChallengeSchema>;

/** The body of every failed answer. `message` and `error` carry the same sentence, in the language of the request. */
export const errorBodySchema = z.object({
  success: z.literal(false),
  code: z.string(),
  message: z.string(),
  error: z.string(),
  /** The field at fault, where one is. */
  field: z.string().optional(),
  /** With PROOF_OF_WORK_REQUIRED. */
  challenge: proofChallengeSchema.optional(),
  traceId: z.string(),
});
export type ErrorBody = z.infer<typeof errorBodySchema>;
