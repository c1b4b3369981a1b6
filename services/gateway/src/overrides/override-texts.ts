import type { Locale } from '@danqing/contracts/locale';

/** The sentences of the page that asks before an override. */
export const OVERRIDE_TEXTS = {
  zh: {
    title: '在此浏览器中替换一个区域？',
    area: '区域',
    origin: '代码来自',
    validFor: '有效时间',
    warning: '来自这个地址的代码将在本站运行，能读取你在本站看到的一切，也能以你的身份操作。',
    only: '只有当这个开发服务器是你自己刚刚启动的，才可以继续。',
    undo: '其他访客不受影响，随时可以还原。',
    accept: '在此浏览器中替换',
    cancel: '取消',
    failed: '没有成功，请重试。',
    refused: '无法替换',
    home: '回到首页',
    needsScript: '继续需要启用 JavaScript。',
  },
  en: {
    title: 'Replace one area in this browser?',
    area: 'Area',
    origin: 'Code from',
    validFor: 'Valid for',
    warning:
      'Code from this address will run on this site. It can read whatever you see here and act in your name.',
    only: 'Go on only if you have just started this development server yourself.',
    undo: 'Nobody else is affected, and you can go back at any time.',
    accept: 'Replace in this browser',
    cancel: 'Cancel',
    failed: 'That did not work. Please try again.',
    refused: 'No override',
    home: 'Back to the home page',
    needsScript: 'Going on needs JavaScript.',
  },
  ja: {
    title: 'このブラウザーでエリアを差し替えますか？',
    area: 'エリア',
    origin: 'コードの取得元',
    validFor: '有効時間',
    warning:
      'このアドレスのコードがこのサイトで実行されます。表示中の内容をすべて読み取り、あなたとして操作できます。',
    only: '自分で起動したばかりの開発サーバーである場合だけ続けてください。',
    undo: 'ほかの利用者には影響せず、いつでも元に戻せます。',
    accept: 'このブラウザーで差し替える',
    cancel: 'キャンセル',
    failed: 'うまくいきませんでした。もう一度お試しください。',
    refused: '差し替えできません',
    home: 'ホームへ戻る',
    needsScript: '続けるには JavaScript が必要です。',
  },
} satisfies Record<Locale, unknown>;
