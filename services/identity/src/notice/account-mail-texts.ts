import { DELETION_DAYS } from '@danqing/contracts/identity';
import type { Locale } from '@danqing/contracts/locale';
import { layOutMail, type Mail } from '@danqing/nest-kit';

export type AccountMailKind = 'export-ready' | 'deletion-asked' | 'deletion-cancelled' | 'account-erased';

interface Words {
  subject: string;
  intro: string;
  centre: string;
  after: readonly [string, string];
}

const WORDS: Record<AccountMailKind, Record<Locale, Words>> = {
  'export-ready': {
    zh: {
      subject: '你的丹青数据可以下载了',
      intro: '你要的数据已整理成一个 ZIP 文件。',
      centre: '我的主页 → 我的数据 → 下载',
      after: [
        '登录丹青即可下载，文件保留 7 天。',
        '如果不是你要的，请登录丹青，在“登录与设备”里让陌生的设备退出。',
      ],
    },
    en: {
      subject: 'Your Danqing data is ready',
      intro: 'The data you requested is ready as one ZIP file.',
      centre: 'Profile → Your data → Download',
      after: [
        'Sign in to Danqing to download it. The file is available for seven days.',
        'If you did not request it, sign in and sign out unknown devices under “Sign-in and devices”.',
      ],
    },
    ja: {
      subject: '丹青のデータをダウンロードできます',
      intro: 'ご依頼のデータを一つの ZIP ファイルにまとめました。',
      centre: 'マイページ → 自分のデータ → ダウンロード',
      after: [
        '丹青にログインするとダウンロードできます。ファイルは 7 日間保存されます。',
        'お心当たりがない場合は、ログインして「ログインと端末」で見知らぬ端末をログアウトさせてください。',
      ],
    },
  },
  'deletion-asked': {
    zh: {
      subject: '你的丹青账号将被注销',
      intro: '所有设备都已退出登录，公开的内容已隐藏。账号将在这之后清除：',
      centre: '',
      after: [
        `在此之前的 ${DELETION_DAYS} 天里可以改变主意：登录丹青，在“我的主页”里选择“保留账号”。`,
        '如果不是你本人的操作，请立即登录并保留账号。',
      ],
    },
    en: {
      subject: 'Your Danqing account will be deleted',
      intro:
        'We have signed you out everywhere and hidden your public works. We will erase the account after:',
      centre: '',
      after: [
        `You have ${DELETION_DAYS} days to change your mind: sign in to Danqing and choose “Keep the account” on your profile.`,
        'If this wasn’t you, sign in at once and keep the account.',
      ],
    },
    ja: {
      subject: '丹青のアカウント削除を受け付けました',
      intro:
        'すべての端末からログアウトし、公開していた内容を非表示にしました。アカウントは次の日時以降に削除されます。',
      centre: '',
      after: [
        `それまでの ${DELETION_DAYS} 日間は取り消せます。丹青にログインし、マイページで「アカウントを残す」を選んでください。`,
        'お心当たりがない場合は、すぐにログインしてアカウントを残してください。',
      ],
    },
  },
  'deletion-cancelled': {
    zh: {
      subject: '你的丹青账号已保留',
      intro: '注销已取消，公开的内容会重新显示。',
      centre: '账号保留',
      after: ['什么都没有丢失。', '如果不是你本人的操作，请登录并查看“登录与设备”。'],
    },
    en: {
      subject: 'We have kept your Danqing account',
      intro: 'The deletion was cancelled. Your public works are visible again.',
      centre: 'Account kept',
      after: ['Nothing was lost.', 'If this wasn’t you, sign in and check “Sign-in and devices”.'],
    },
    ja: {
      subject: '丹青のアカウント削除を取り消しました',
      intro: 'アカウントはそのまま使えます。公開していた内容は再び表示されます。',
      centre: 'アカウントを残しました',
      after: [
        'データはすべてそのままです。',
        'お心当たりがない場合は、ログインして「ログインと端末」を確認してください。',
      ],
    },
  },
  'account-erased': {
    zh: {
      subject: '你的丹青账号已清除',
      intro: '你的账号和只属于你的内容都已清除。',
      centre: '账号已清除',
      after: [
        '曾经公开的作品以“已注销用户”署名保留；订单与点数账目依法保留，只留编号。',
        '这是本站发给你的最后一封邮件，这个邮箱地址已不再保存。',
      ],
    },
    en: {
      subject: 'Your Danqing account has been erased',
      intro: 'We have erased your account and your private works.',
      centre: 'Account erased',
      after: [
        'Public works stay without your name. We keep orders and the credit ledger as the law requires, without your name.',
        'This is our last email to you: we no longer store your address.',
      ],
    },
    ja: {
      subject: '丹青のアカウントを削除しました',
      intro: 'アカウントと非公開の内容を削除しました。',
      centre: 'アカウント削除済み',
      after: [
        '公開していた作品は「退会したユーザー」の名前で残ります。注文とクレジットの記録は法令に従い、番号だけで保存します。',
        '丹青からのメールはこれが最後です。このメールアドレスはもう保存されていません。',
      ],
    },
  },
};

export function accountMail(kind: AccountMailKind, locale: Locale, at?: Date): Omit<Mail, 'to'> {
  const { subject, intro, centre, after } = WORDS[kind][locale];
  const time = at
    ? `${new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' }).format(at)} UTC`
    : centre;
  return {
    subject,
    ...layOutMail(locale, { title: subject, intro, centre: { text: time, size: 'small' }, after }),
  };
}
