import type { ErrorEntries } from '../errors/error-kinds.ts';

export const OPERATORS_ERRORS = {
  OPERATOR_NAME_REQUIRED: {
    kind: 'forbidden',
    message: {
      zh: '共用令牌只在还没有具名操作员时可用，线上环境则只能查看。请用 npm run operators -- add <名字> 建立自己的令牌。',
      en: 'The shared token works only until there are named operators, and is read-only in production. Create your own: npm run operators -- add <name>.',
      ja: '共有トークンは名前付きの操作者がいない間だけ使え、本番環境では閲覧のみです。npm run operators -- add <名前> で自分のトークンを作ってください。',
    },
  },
  OPERATOR_TOTP_REQUIRED: {
    kind: 'forbidden',
    message: {
      zh: '线上环境的变动需要两步验证。请先运行 npm run operators -- totp <名字>。',
      en: 'Changes in production need a second factor. Set it up first: npm run operators -- totp <name>.',
      ja: '本番環境の変更には二段階認証が必要です。先に npm run operators -- totp <名前> を実行してください。',
    },
  },
  RIGHT_REQUIRED: {
    kind: 'forbidden',
    message: {
      zh: '你没有做这件事的权限。请管理员运行 npm run operators -- grant <名字> --rights <权限> --areas <区域>。',
      en: 'You lack the right to do this. An administrator can grant it: npm run operators -- grant <name> --rights <right> --areas <area>.',
      ja: 'この操作の権限がありません。管理者が npm run operators -- grant <名前> --rights <権限> --areas <エリア> で付与できます。',
    },
  },
  OPERATOR_CODE_REQUIRED: {
    kind: 'forbidden',
    message: {
      zh: '请输入验证器上的六位数字',
      en: 'Enter the six digits from your authenticator app.',
      ja: '認証アプリの 6 桁の数字を入力してください。',
    },
  },
  OPERATOR_CODE_INVALID: {
    kind: 'forbidden',
    message: {
      zh: '这个数字不对，或者已经用过，请等下一个',
      en: 'This code is wrong or was used before. Wait for the next one.',
      ja: 'この数字は正しくないか、すでに使われています。次の数字をお待ちください。',
    },
  },
} as const satisfies ErrorEntries;
