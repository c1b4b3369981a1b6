import type { ErrorEntries } from '../errors/error-kinds.ts';

export const RELEASES_ERRORS = {
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
} as const satisfies ErrorEntries;
