import type { Locale } from '@danqing/contracts/locale';

const FILES: Record<Locale, string> = {
  zh: `profile.json           账号：用户名、邮箱或手机号、注册时间
sign-ins.json          登录记录：浏览器与时间（已退出的保留 30 天）
devices.json           登录过的设备的首次与最近使用时间
palettes.json          调色板，公开与私有
palette-exports.json   导出过的他人调色板
creations.json         诗画作品
pictures.json          画作与配图；图片在 files/ 中
videos.json            视频；文件在 files/ 中
cocreated-colors.json  共创色
likes.json             点过的赞
mints.json             申请铸造的颜色
orders.json            订单（金额单位：分）
credits.json           点数明细
*-reports.json         提交过的举报`,
  en: `profile.json           account: name, email address or phone number, date created
sign-ins.json          sign-ins: browser and times (stored for 30 days after sign-out)
devices.json           devices: first and last use
palettes.json          palettes, public and private
palette-exports.json   other people’s palettes that you exported
creations.json         creations: poem and painting
pictures.json          paintings and pictures; their files are in files/
videos.json            videos; their files are in files/
cocreated-colors.json  co-created colours
likes.json             your likes
mints.json             colours you asked to mint
orders.json            orders (amounts in fen, 1/100 yuan)
credits.json           credit history
*-reports.json         reports you sent`,
  ja: `profile.json           アカウント：名前、メールアドレスまたは電話番号、登録日時
sign-ins.json          ログイン履歴：ブラウザーと日時（終了したものは 30 日間保存）
devices.json           ログインした端末の初回・最終利用日時
palettes.json          パレット（公開・非公開）
palette-exports.json   書き出したほかの人のパレット
creations.json         詩と絵の作品
pictures.json          絵と画像。ファイルは files/ にあります
videos.json            動画。ファイルは files/ にあります
cocreated-colors.json  共創カラー
likes.json             いいねした色
mints.json             発行を申し込んだ色
orders.json            注文（金額の単位は分＝1/100 元）
credits.json           クレジットの履歴
*-reports.json         送信した報告`,
};

const TEXTS: Record<Locale, (time: string, files: string) => string> = {
  zh: (time, files) => `丹青：我的数据
制作时间：${time}（UTC）

这里是本站保存的、关于你的全部内容。没有内容的文件不会出现。JSON 文件为 UTF-8 编码，时间为 UTC。

${files}

不在其中：登录凭证与验证码（本站只保存无法还原的摘要）、他人的数据、为安全而保存的访问日志。
如有文件未能放入，名称在 left-out.json 中。
`,
  en: (time, files) => `Danqing: your data
Made at ${time} (UTC)

This is everything we store about you. Empty files are left out. JSON files are UTF-8; times are UTC.

${files}

Not included: session tokens and codes (we store only irreversible hashes of them), other people's data, and
the access log we keep for security.
Files that could not be included are listed in left-out.json.
`,
  ja: (time, files) => `丹青：自分のデータ
作成日時：${time}（UTC）

このサイトがあなたについて保存している内容です。中身のないファイルは含まれません。JSON は UTF-8、時刻は UTC です。

${files}

含まれないもの：ログイン情報と認証コード（復元できないハッシュ値のみを保存しています）、ほかの人のデータ、安全のためのアクセスログ。
収められなかったファイルがある場合は、名前が left-out.json にあります。
`,
};

export const exportReadme = (locale: Locale, time: Date): string =>
  TEXTS[locale](time.toISOString().slice(0, 16).replace('T', ' '), FILES[locale]);
