import type { ErrorEntries } from '../errors/error-kinds.ts';

/** Refusals of any request with a publisher's token. */
export const PUBLISHER_ERRORS = {
  TOKEN_EXPIRED: {
    kind: 'unauthenticated',
    message: {
      zh: '这个发布令牌已过期，请在发布台新建一个',
      en: 'This publisher token has expired. Create another one in the console.',
      ja: 'この公開トークンは期限切れです。コンソールで新しいトークンを作成してください。',
    },
  },
  TOKEN_AUDIENCE: {
    kind: 'forbidden',
    message: {
      zh: '这个发布令牌属于另一个网站或环境',
      en: 'This publisher token belongs to another site or environment.',
      ja: 'この公開トークンは別のサイトまたは環境のものです。',
    },
  },
} as const satisfies ErrorEntries;

export const RELEASES_ERRORS = {
  ...PUBLISHER_ERRORS,
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
  PREVIEW_INVALID: {
    kind: 'input',
    message: {
      zh: '这个预览链接无效，请检查链接是否完整',
      en: 'This preview link is not valid. Check that you have the whole link.',
      ja: 'このプレビューリンクは無効です。リンク全体がコピーされているか確認してください。',
    },
  },
  PREVIEW_EXPIRED: {
    kind: 'forbidden',
    message: {
      zh: '这个预览已到期，请向发送链接的人索取新链接',
      en: 'This preview has expired. Ask the sender for a new link.',
      ja: 'このプレビューは期限切れです。送信者に新しいリンクを依頼してください。',
    },
  },
  PREVIEW_REVOKED: {
    kind: 'forbidden',
    message: {
      zh: '这个预览已被撤销',
      en: 'This preview has been revoked.',
      ja: 'このプレビューは取り消されました。',
    },
  },
  PREVIEW_QUARANTINED: {
    kind: 'forbidden',
    message: {
      zh: '这个版本已被隔离，不能预览',
      en: 'This release is in quarantine and cannot be previewed.',
      ja: 'このバージョンは隔離されているため、プレビューできません。',
    },
  },
  PREVIEW_INCOMPATIBLE: {
    kind: 'conflict',
    message: {
      zh: '这个版本与网站当前的版本不兼容，不能预览',
      en: 'This release does not fit the current version of the site and cannot be previewed.',
      ja: 'このバージョンは現在のサイトと互換性がないため、プレビューできません。',
    },
  },
} as const satisfies ErrorEntries;
