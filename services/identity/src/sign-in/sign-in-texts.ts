import type { LocalizedText } from '@danqing/contracts/locale';

export const SIGN_IN_TEXTS = {
  known: {
    zh: '该账号已注册，验证后直接登录',
    en: 'This account exists. We will sign you in.',
    ja: '登録済みのアカウントです。認証後にログインします。',
  },
  unknown: {
    zh: '该账号尚未注册，验证后将自动创建',
    en: 'This account is new. We will create it.',
    ja: '未登録のアカウントです。認証後に自動的に作成されます。',
  },
  codeSent: { zh: '验证码已发送', en: 'We sent the verification code.', ja: '認証コードを送信しました。' },
  signedIn: { zh: '登录成功', en: 'You are signed in.', ja: 'ログインしました。' },
} as const satisfies Record<string, LocalizedText>;
