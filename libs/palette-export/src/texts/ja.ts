import type { ExportTexts } from './export-texts.ts';

export const ja: ExportTexts = {
  title: 'パレットをエクスポート',
  close: '閉じる',
  start: 'エクスポート',
  busy: '処理中…',
  price: (credits) => `${credits} クレジット`,
  terms: {
    unsaved: () => '自分で作った配色は無料でエクスポートできます。',
    'unsaved-stranger': () => 'ログインするとエクスポートできます。自分で作った配色は無料です。',
    own: () => '自分のパレットは無料でエクスポートできます。',
    claimed: () => '取得済みです。どの形式も無料でエクスポートできます。',
    other: (credits) =>
      `他の人のパレットです。最初のエクスポートに ${credits} クレジットかかり、その後はどの形式も無料です。`,
    stranger: () => 'エクスポートするにはログインしてください。他の人のものには 1 クレジットかかります。',
  },
  signIn: 'エクスポートするにはログインしてください。他の人のものには 1 クレジットかかります。',
  exported: (fileName) => `エクスポートしました：${fileName}`,
  errors: {
    claim: 'パレットを取得できませんでした。しばらくしてからお試しください。',
    production: 'エクスポートできませんでした。しばらくしてからお試しください。',
    image: '画像を作成できませんでした。',
  },
  groups: {
    presentation: 'プレゼンテーション',
    picture: '画像と印刷',
    development: '開発',
    design: 'デザインソフト',
  },
  formats: {
    'office-theme': {
      name: 'Office テーマ',
      use: 'PowerPoint の「デザイン › テーマの参照」で開きます。色は元の順番のままです。',
    },
    'office-theme-readable': {
      name: 'Office テーマ（読みやすい版）',
      use: '使い方は同じです。濃い色・淡い色・アクセントを明度で割り当て、文字が読めるようにします。',
    },
    'office-colors': {
      name: 'Office テーマの色',
      use: 'Office の Theme Colors フォルダーに入れ、「デザイン › バリエーション › 配色」で選びます。',
    },
    image: { name: '画像', use: '色名と値の入ったカラーカード。そのまま送れます。' },
    pdf: { name: 'PDF 色見本', use: 'レイアウト済みの色見本。開いてそのまま印刷できます。' },
    svg: { name: 'SVG 色見本', use: '拡大しても鮮明。ブラウザー、Figma、Illustrator で開けます。' },
    css: { name: 'CSS 変数', use: 'スタイルシートを読み込み、var() で色を使います。' },
    tailwind: { name: 'Tailwind テーマ', use: 'Tailwind v4 の後に読み込むと、色ごとのクラスが使えます。' },
    'design-tokens': {
      name: 'デザイントークン',
      use: 'DTCG 形式。Style Dictionary や Tokens Studio などで読み込めます。',
    },
    ase: {
      name: 'Adobe スウォッチ',
      use: 'Photoshop、Illustrator、InDesign のスウォッチパネルで読み込みます。',
    },
    gimp: { name: 'GIMP パレット', use: 'GIMP、Inkscape、Krita のパレットフォルダーに入れます。' },
    procreate: { name: 'Procreate スウォッチ', use: 'iPad で開くと、Procreate のパレットに加わります。' },
  },
  menu: {
    'office-theme': 'プレゼン用の配色をエクスポート',
    image: '画像をエクスポート',
    all: 'その他の形式…',
  },
};
