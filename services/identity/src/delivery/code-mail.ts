import { CODE_MINUTES } from '@danqing/contracts/identity';
import type { Locale } from '@danqing/contracts/locale';
import type { Mail } from '@danqing/nest-kit';
import { layOutMail } from './mail-layout.ts';

interface Words {
  subject: (code: string) => string;
  title: string;
  intro: string;
  validity: string;
  unasked: string;
}

const WORDS: Record<Locale, Words> = {
  zh: {
    subject: (code) => `丹青登录验证码 ${code}`,
    title: '登录验证码',
    intro: '请在登录窗口中输入以下验证码：',
    validity: `验证码 ${CODE_MINUTES} 分钟内有效，只能使用一次。`,
    unasked: '如果这不是您本人的操作，请忽略这封邮件，也不要把验证码告诉任何人。',
  },
  en: {
    subject: (code) => `${code} is your Danqing sign-in code`,
    title: 'Your sign-in code',
    intro: 'Enter this code in the sign-in window:',
    validity: `The code is valid for ${CODE_MINUTES} minutes and works once.`,
    unasked: 'If it was not you who asked for it, ignore this mail and do not give the code to anybody.',
  },
  ja: {
    subject: (code) => `丹青のログイン認証コード ${code}`,
    title: 'ログイン認証コード',
    intro: 'ログイン画面に次の認証コードを入力してください。',
    validity: `認証コードの有効期限は${CODE_MINUTES}分です。一度だけ使えます。`,
    unasked: 'お心当たりがない場合は、このメールを無視してください。認証コードは誰にも教えないでください。',
  },
};

/** The mail that brings a code: subject, plain text, and the same as HTML in the colours of the site. */
export function codeMail(code: string, locale: Locale): Omit<Mail, 'to'> {
  const { subject, title, intro, validity, unasked } = WORDS[locale];
  return {
    subject: subject(code),
    ...layOutMail(locale, {
      title,
      intro,
      centre: { text: code, size: 'large' },
      after: [validity, unasked],
    }),
  };
}
