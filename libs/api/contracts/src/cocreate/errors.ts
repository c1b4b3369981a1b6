import type { ErrorEntries } from '../errors/error-kinds.ts';

export const COCREATE_ERRORS = {
  COLOR_NAME_REQUIRED: {
    kind: 'input',
    message: {
      zh: '请输入颜色名称',
      en: 'Please enter a name for the colour.',
      ja: '色の名前を入力してください。',
    },
  },
  COLOR_NAME_TOO_LONG: {
    kind: 'input',
    message: {
      zh: '颜色名称最多 20 个字',
      en: 'Colour names have at most 20 characters.',
      ja: '色の名前は 20 文字までです。',
    },
  },
  COLOR_NAME_REFUSED: {
    kind: 'unprocessable',
    message: {
      zh: '这个名称或描述含有不允许的词语，请换一个',
      en: 'This name or description contains a word that is not allowed. Please choose another.',
      ja: 'この名前または説明には使用できない言葉が含まれています。別のものにしてください。',
    },
  },
  COLOR_VALUES_INVALID: {
    kind: 'input',
    message: {
      zh: '颜色数值与 HEX 不一致',
      en: 'The values of the colour do not match its HEX.',
      ja: '色の数値が HEX と一致していません。',
    },
  },
  COLOR_IMAGE_UNKNOWN: {
    kind: 'input',
    message: {
      zh: '图片无效，请重新生成图片',
      en: 'You can’t use this picture. Please paint a new one.',
      ja: 'この画像は使用できません。もう一度生成してください。',
    },
  },
  COLOR_LIMIT_REACHED: {
    kind: 'conflict',
    message: {
      zh: '最多保存 1000 个共创色，请先删除一些',
      en: 'You can have at most 1,000 co-created colours. Please delete some first.',
      ja: '保存できる共創カラーは 1,000 色までです。いくつか削除してください。',
    },
  },
  COCREATED_COLOR_NOT_FOUND: {
    kind: 'not-found',
    message: {
      zh: '未找到该颜色',
      en: 'Colour not found.',
      ja: 'その色は見つかりません。',
    },
  },
  /** The account page shows the reason to the member. */
  COCREATION_LIMITED: {
    kind: 'forbidden',
    message: {
      zh: '保存失败：你的账号目前不能公开内容，原因见“登录与设备”',
      en: 'Not saved: your account can’t publish at the moment. See “Sign-in and devices” for the reason.',
      ja: '保存できませんでした。このアカウントは現在公開できません。理由は「ログインと端末」で確認できます。',
    },
  },
  MINTING_OFF: {
    kind: 'conflict',
    message: {
      zh: '本站没有接入区块链，不能铸造藏品',
      en: 'This site is not connected to a blockchain, so it can’t mint colours.',
      ja: 'このサイトはブロックチェーンに接続していないため、発行できません。',
    },
  },
  MINT_ADDRESS_INVALID: {
    kind: 'input',
    message: {
      zh: '地址无效，请填写完整的 0x 地址',
      en: 'This address is not valid. Please enter the full 0x address.',
      ja: 'アドレスが正しくありません。0x で始まるアドレスをすべて入力してください。',
    },
  },
  MINT_REFUSED: {
    kind: 'conflict',
    message: {
      zh: '被隐藏的颜色不能铸造',
      en: 'You can’t mint a hidden colour.',
      ja: '非表示の色は発行できません。',
    },
  },
  GENERATE_COLOR_FAILED: {
    kind: 'unavailable',
    message: {
      zh: '生成颜色失败',
      en: 'Couldn’t generate the colour.',
      ja: '色を生成できませんでした。',
    },
  },
  COCREATE_LIST_FAILED: {
    kind: 'internal',
    message: {
      zh: '获取共创颜色失败',
      en: 'Couldn’t load the co-created colours.',
      ja: '共創カラーを読み込めませんでした。',
    },
  },
  COCREATE_SAVE_FAILED: {
    kind: 'internal',
    message: { zh: '保存失败', en: 'Couldn’t save it.', ja: '保存できませんでした。' },
  },
  COCREATE_ACTION_FAILED: {
    kind: 'internal',
    message: { zh: '操作失败', en: 'That did not work.', ja: '操作できませんでした。' },
  },
  SUGGEST_NAMES_FAILED: {
    kind: 'unavailable',
    message: {
      zh: '获取建议失败',
      en: 'Couldn’t suggest names.',
      ja: '名前の候補を読み込めませんでした。',
    },
  },
} as const satisfies ErrorEntries;
