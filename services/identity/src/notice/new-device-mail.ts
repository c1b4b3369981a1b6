import { describeDevice } from '@danqing/contracts/identity';
import type { Locale } from '@danqing/contracts/locale';
import { layOutMail, type Mail } from '@danqing/nest-kit';

export interface NewDeviceSignIn {
  userAgent: string;
  address: string;
  at: string;
}

interface Words {
  subject: string;
  intro: string;
  another: string;
  own: string;
  stranger: string;
}

const WORDS: Record<Locale, Words> = {
  zh: {
    subject: '你的丹青账号在新设备上登录了',
    intro: '有一台以前没有登录过的设备，刚刚登录了你的账号：',
    another: '其他程序',
    own: '如果是你本人，不必理会这封邮件。',
    stranger: '如果不是你，请登录丹青，在账号菜单的“登录与设备”里让它退出。',
  },
  en: {
    subject: 'A new device is signed in to your Danqing account',
    intro: 'A device you have not used before has just signed in to your account:',
    another: 'another program',
    own: 'If this was you, you don’t need to do anything.',
    stranger:
      'If this wasn’t you, sign in to Danqing and sign out that device under “Sign-in and devices” in your account menu.',
  },
  ja: {
    subject: '丹青のアカウントに新しい端末からログインがありました',
    intro: 'これまで使われたことのない端末から、アカウントにログインがありました。',
    another: 'その他のプログラム',
    own: 'ご本人の場合は、何もする必要はありません。',
    stranger:
      'お心当たりがない場合は、丹青にログインし、アカウントメニューの「ログインと端末」でその端末をログアウトさせてください。',
  },
};

export function newDeviceMail({ userAgent, address, at }: NewDeviceSignIn, locale: Locale): Omit<Mail, 'to'> {
  const { subject, intro, another, own, stranger } = WORDS[locale];
  const device = describeDevice(userAgent);
  const time = new Intl.DateTimeFormat(locale, {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: 'UTC',
  }).format(new Date(at));
  const what = [device ? `${device.browser}, ${device.system}` : another, address, `${time} UTC`].join(' · ');
  return {
    subject,
    ...layOutMail(locale, {
      title: subject,
      intro,
      centre: { text: what, size: 'small' },
      after: [own, stranger],
    }),
  };
}
