import { CODE_MINUTES, DELETION_DAYS } from '@danqing/contracts/identity';
import type { Locale } from '@danqing/contracts/locale';
import { layOutMail, type Mail } from '@danqing/nest-kit';
import type { CodePurpose } from '../purpose/code-purposes.ts';

interface CodeMessage {
  subject: string;
  title: string;
  intro: string;
  after: readonly [string, ...string[]];
  sms: string;
}

export const CODE_MESSAGES: Readonly<Record<CodePurpose, Readonly<Record<Locale, CodeMessage>>>> = {
  'sign-in': {
    zh: {
      subject: '丹青登录验证码 {code}',
      title: '登录验证码',
      intro: '请在登录窗口中输入以下验证码：',
      after: [
        `验证码 ${CODE_MINUTES} 分钟内有效，只能使用一次。`,
        '如果这不是你本人的操作，请忽略这封邮件，也不要把验证码告诉任何人。',
      ],
      sms: `【丹青】登录验证码：{code}，${CODE_MINUTES} 分钟内有效。如非本人操作，请忽略本短信。`,
    },
    en: {
      subject: '{code} is your Danqing sign-in code',
      title: 'Your sign-in code',
      intro: 'Enter this code in the sign-in window:',
      after: [
        `The code is valid for ${CODE_MINUTES} minutes and works once.`,
        'If you did not request it, ignore this email and do not share the code with anyone.',
      ],
      sms: `{code} is your Danqing sign-in code. It is valid for ${CODE_MINUTES} minutes. If this was not you, ignore this message.`,
    },
    ja: {
      subject: '丹青のログイン認証コード {code}',
      title: 'ログイン認証コード',
      intro: 'ログイン画面に次の認証コードを入力してください。',
      after: [
        `認証コードの有効期限は${CODE_MINUTES}分です。一度だけ使えます。`,
        'お心当たりがない場合は、このメールを無視してください。認証コードは誰にも教えないでください。',
      ],
      sms: `【丹青】ログイン認証コード：{code}（${CODE_MINUTES}分間有効）。お心当たりがない場合は、このメッセージを無視してください。`,
    },
  },
  'delete-account': {
    zh: {
      subject: '丹青账号注销验证码 {code}',
      title: '注销账号的验证码',
      intro: '输入以下验证码，即确认注销你的丹青账号：',
      after: [
        `确认后，所有设备立即退出登录，公开的内容隐藏；${DELETION_DAYS} 天后账号和只属于你的内容永久清除，剩余点数作废。${DELETION_DAYS} 天内登录丹青可以保留账号。`,
        `验证码 ${CODE_MINUTES} 分钟内有效，只能使用一次，不能用来登录。`,
        '如果不是你要注销，可能有人登录了你的账号。不要把验证码告诉任何人，并登录丹青，在“登录与设备”里让陌生的设备退出。不输入验证码，账号不会注销。',
      ],
      sms: `【丹青】注销账号验证码：{code}，${CODE_MINUTES} 分钟内有效。确认后 ${DELETION_DAYS} 天清除账号。如非本人操作，请勿告诉任何人，并登录丹青让陌生的设备退出。`,
    },
    en: {
      subject: '{code} confirms the deletion of your Danqing account',
      title: 'Confirm the deletion of your account',
      intro: 'Enter this code to confirm the deletion of your Danqing account:',
      after: [
        `We then sign you out everywhere and hide your public works. After ${DELETION_DAYS} days we permanently erase the account, your private works and all remaining credits. Until then you can sign in and keep the account.`,
        `The code is valid for ${CODE_MINUTES} minutes, works once and does not sign you in.`,
        'If you did not request it, someone else is signed in to your account. Do not share the code with anyone. Sign in to Danqing and sign out unknown devices under “Sign-in and devices”. Without the code, nothing is deleted.',
      ],
      sms: `{code} confirms the deletion of your Danqing account, ${DELETION_DAYS} days from now. It is valid for ${CODE_MINUTES} minutes. If this was not you, do not share it: sign in and sign out unknown devices.`,
    },
    ja: {
      subject: '丹青のアカウント削除の認証コード {code}',
      title: 'アカウント削除の認証コード',
      intro: '次の認証コードを入力すると、丹青のアカウントの削除が確定します。',
      after: [
        `確定すると、すべての端末からログアウトし、公開していた内容は非表示になります。${DELETION_DAYS} 日後に、アカウントと非公開の内容、残りのクレジットを完全に削除します。それまでにログインすれば、アカウントを残せます。`,
        `認証コードの有効期限は${CODE_MINUTES}分です。一度だけ使えます。ログインには使えません。`,
        'お心当たりがない場合は、第三者がアカウントにログインしている可能性があります。認証コードは誰にも教えず、丹青にログインして「ログインと端末」で見知らぬ端末をログアウトさせてください。コードを入力しなければ、アカウントは削除されません。',
      ],
      sms: `【丹青】アカウント削除の認証コード：{code}（${CODE_MINUTES}分間有効）。確定の ${DELETION_DAYS} 日後に削除されます。お心当たりがない場合は誰にも教えず、ログインして見知らぬ端末をログアウトさせてください。`,
    },
  },
};

export function codeMail(purpose: CodePurpose, code: string, locale: Locale): Omit<Mail, 'to'> {
  const { subject, title, intro, after } = CODE_MESSAGES[purpose][locale];
  return {
    subject: subject.replace('{code}', code),
    ...layOutMail(locale, { title, intro, centre: { text: code, size: 'large' }, after }),
  };
}

export const codeText = (purpose: CodePurpose, code: string, locale: Locale): string =>
  CODE_MESSAGES[purpose][locale].sms.replace('{code}', code);
