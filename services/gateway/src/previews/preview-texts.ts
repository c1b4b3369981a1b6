import type { Locale } from '@danqing/contracts/locale';

export const PREVIEW_TEXTS = {
  zh: {
    title: '预览尚未上线的版本？',
    release: '版本',
    until: '有效期至',
    shows: '你将在本站的真实数据上看到这些版本，只影响这个浏览器。页面下方会有预览标记，随时可以退出。',
    trust: '这些代码还没有对访客开放，会以你的身份运行。只打开你信任的人发来的链接。',
    accept: '开始预览',
    cancel: '取消',
    failed: '没有成功，请重试。',
    refused: '无法预览',
    home: '打开正式网站',
    needsScript: '继续需要启用 JavaScript。',
  },
  en: {
    title: 'Preview an unreleased version?',
    release: 'Release',
    until: 'Valid until',
    shows:
      'This browser will show these releases on the live site, with its real data. A badge marks the preview, and you can leave at any time.',
    trust:
      'Visitors do not have this code yet, and it runs with your account. Only open links from people you trust.',
    accept: 'Start preview',
    cancel: 'Cancel',
    failed: 'That did not work. Please try again.',
    refused: 'No preview',
    home: 'Open the live site',
    needsScript: 'Continuing requires JavaScript.',
  },
  ja: {
    title: '公開前のバージョンをプレビューしますか？',
    release: 'バージョン',
    until: '有効期限',
    shows:
      'このブラウザーだけで、公開中のサイトの実際のデータを使ってこれらのバージョンを表示します。プレビュー中は目印が表示され、いつでも終了できます。',
    trust:
      'まだ公開されていないコードが、あなたのアカウントで実行されます。信頼できる人から届いたリンクだけを開いてください。',
    accept: 'プレビューを始める',
    cancel: 'キャンセル',
    failed: 'プレビューを始められませんでした。もう一度お試しください。',
    refused: 'プレビューできません',
    home: '公開中のサイトを開く',
    needsScript: '続けるには JavaScript が必要です。',
  },
} satisfies Record<Locale, unknown>;
