import type { ErrorEntries } from '../errors/error-kinds.ts';

export const IDENTITY_ERRORS = {
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
  /** A valid mobile number of a country to which the site sends no text messages. */
  PHONE_REGION_UNSUPPORTED: {
    kind: 'input',
    message: {
      zh: '短信发不到这个国家或地区的号码，请改用邮箱',
      en: 'We cannot send text messages to numbers of this country. Please use your email address.',
      ja: 'この国・地域の番号には SMS を送れません。メールアドレスをご利用ください。',
    },
  },
  /** Wrong, expired, used and locked codes return the same error. */
  CODE_INVALID: {
    kind: 'unauthenticated',
    message: {
      zh: '验证码无效，请重试',
      en: 'Invalid verification code. Please try again.',
      ja: '認証コードが正しくありません。もう一度お試しください。',
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
  /** The development outbox was requested without the key of the current start. */
  OUTBOX_LOCKED: {
    kind: 'forbidden',
    message: {
      zh: '请用启动时终端里显示的链接打开发件箱',
      en: 'Open the outbox with the link that npm start printed in the terminal.',
      ja: '起動時に端末に表示されたリンクから送信箱を開いてください。',
    },
  },
  /** The body contains a `challenge`; send its solution with the next call. */
  PROOF_OF_WORK_REQUIRED: {
    kind: 'limit',
    message: {
      zh: '当前请求较多，请稍后再试',
      en: 'There are many requests right now. Please try again later.',
      ja: 'アクセスが集中しています。しばらくしてからお試しください。',
    },
  },
  SESSION_NOT_FOUND: {
    kind: 'not-found',
    message: {
      zh: '未找到该登录记录',
      en: 'Session not found.',
      ja: 'そのログイン情報は見つかりません。',
    },
  },
  MEMBER_NOT_FOUND: {
    kind: 'not-found',
    message: { zh: '未找到该用户', en: 'Member not found.', ja: 'そのユーザーは見つかりません。' },
  },
  NAME_REQUIRED: {
    kind: 'input',
    message: { zh: '用户名不能为空', en: 'Please enter a name.', ja: '名前を入力してください。' },
  },
  NAME_TOO_LONG: {
    kind: 'input',
    message: {
      zh: '用户名最多 40 个字',
      en: 'A name has at most 40 characters.',
      ja: '名前は 40 文字までです。',
    },
  },
  NAME_RESERVED: {
    kind: 'input',
    message: {
      zh: '这个名字会让人误以为是本站，请换一个',
      en: 'People could mistake this name for the site itself. Please choose another one.',
      ja: 'このサイト自体と間違えられるおそれのある名前です。別の名前にしてください。',
    },
  },
  MEMBER_LIMITED: {
    kind: 'forbidden',
    message: {
      zh: '你的账号目前不能公开内容，暂不能更改用户名和头像。原因见“登录与设备”',
      en: 'Your account can’t publish at the moment, so you can’t change name or picture. See “Sign-in and devices” for the reason.',
      ja: 'このアカウントは現在公開できないため、名前とアイコンを変更できません。理由は「ログインと端末」で確認できます。',
    },
  },
  AVATAR_UNKNOWN: {
    kind: 'input',
    message: {
      zh: '只能选用自己作品中的图片',
      en: 'Please choose one of your own pictures.',
      ja: 'ご自身の作品の画像から選んでください。',
    },
  },
  MEMBER_NOT_CHANGED: {
    kind: 'internal',
    message: {
      zh: '更新用户信息失败',
      en: 'Couldn’t change the profile.',
      ja: 'プロフィールを更新できませんでした。',
    },
  },
  NAME_NOT_CHANGED: {
    kind: 'internal',
    message: {
      zh: '更新用户名失败',
      en: 'Couldn’t change the name.',
      ja: '名前を変更できませんでした。',
    },
  },
  DATA_EXPORT_FAILED: {
    kind: 'internal',
    message: {
      zh: '暂时无法整理你的数据，请稍后重试',
      en: 'Couldn’t prepare your data. Please try again later.',
      ja: 'データを準備できませんでした。しばらくしてからお試しください。',
    },
  },
  /** Also returned for another member's export, and for an export that was removed after seven days. */
  DATA_EXPORT_NOT_FOUND: {
    kind: 'not-found',
    message: {
      zh: '文件已不在，请重新整理',
      en: 'The file is no longer available. Please request a new one.',
      ja: 'ファイルはもうありません。もう一度作成してください。',
    },
  },
  /** Separate from CODE_INVALID, because pages treat that error's 401 as the end of the session. */
  DELETION_CODE_INVALID: {
    kind: 'input',
    message: {
      zh: '验证码无效，请重试',
      en: 'Invalid verification code. Please try again.',
      ja: '認証コードが正しくありません。もう一度お試しください。',
    },
  },
  DELETION_BEGUN: {
    kind: 'conflict',
    message: {
      zh: '七天已过，账号正在清除，无法保留',
      en: 'The seven days are over. We are erasing the account; you can’t keep it any more.',
      ja: '7 日が過ぎ、アカウントの削除が始まっているため、残すことはできません。',
    },
  },
  MEMBER_FAILED: {
    kind: 'internal',
    message: {
      zh: '获取用户信息失败',
      en: 'Couldn’t load the member.',
      ja: 'ユーザー情報を読み込めませんでした。',
    },
  },
} as const satisfies ErrorEntries;
