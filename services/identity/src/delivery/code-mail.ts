import type { Locale } from '@danqing/contracts';
import type { Mail } from '@danqing/nest-kit';
import { CODE_MINUTES } from '../code/code.queries.ts';

interface Words {
  subject: (code: string) => string;
  title: string;
  intro: string;
  validity: string;
  unasked: string;
  site: string;
}

const WORDS: Record<Locale, Words> = {
  zh: {
    subject: (code) => `丹青登录验证码 ${code}`,
    title: '登录验证码',
    intro: '请在登录窗口中输入以下验证码：',
    validity: `验证码 ${CODE_MINUTES} 分钟内有效，只能使用一次。`,
    unasked: '如果这不是您本人的操作，请忽略这封邮件，也不要把验证码告诉任何人。',
    site: '丹青 · 中国传统色',
  },
  en: {
    subject: (code) => `${code} is your Danqing sign-in code`,
    title: 'Your sign-in code',
    intro: 'Enter this code in the sign-in window:',
    validity: `The code is valid for ${CODE_MINUTES} minutes and works once.`,
    unasked: 'If it was not you who asked for it, ignore this mail and do not give the code to anybody.',
    site: 'Danqing 丹青 · Traditional Chinese colours',
  },
  ja: {
    subject: (code) => `丹青のログイン認証コード ${code}`,
    title: 'ログイン認証コード',
    intro: 'ログイン画面に次の認証コードを入力してください。',
    validity: `認証コードの有効期限は${CODE_MINUTES}分です。一度だけ使えます。`,
    unasked: 'お心当たりがない場合は、このメールを無視してください。認証コードは誰にも教えないでください。',
    site: '丹青 · 中国の伝統色',
  },
};
const LANGUAGES: Record<Locale, string> = { zh: 'zh-CN', en: 'en', ja: 'ja' };

/** The mail that brings a code: subject, plain text, and the same as HTML in the colours of the site. */
export function codeMail(code: string, locale: Locale): Omit<Mail, 'to'> {
  const words = WORDS[locale];
  return {
    subject: words.subject(code),
    text: [
      words.title,
      words.intro,
      `    ${code}`,
      words.validity,
      words.unasked,
      `--\n${words.site}\n`,
    ].join('\n\n'),
    html: html(code, words, LANGUAGES[locale]),
  };
}

// Tables and inline styles: mail programs drop style sheets. Colours: paper, surface, the three inks and 朱红.
function html(code: string, { title, intro, validity, unasked, site }: Words, language: string): string {
  const serif = `Georgia,'Noto Serif SC','Songti SC','Hiragino Mincho ProN',serif`;
  const sans = `-apple-system,'Segoe UI','Noto Sans SC','PingFang SC','Hiragino Sans',sans-serif`;
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="color-scheme" content="light">
<title>${title}</title>
</head>
<body style="margin:0;padding:0;background:#f9f5ee">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="background:#f9f5ee">
<tr><td align="center" style="padding:32px 16px">
<table role="presentation" width="480" cellpadding="0" cellspacing="0" style="width:100%;max-width:480px;background:#fdfbf6;border-top:6px solid #ed512b">
<tr><td style="padding:32px 32px 0;font:600 22px/1.4 ${serif};letter-spacing:.16em;color:#ed512b" lang="zh">丹青</td></tr>
<tr><td style="padding:16px 32px 0;font:600 20px/1.5 ${serif};color:#241e1a">${title}</td></tr>
<tr><td style="padding:8px 32px 0;font:400 15px/1.7 ${sans};color:#4f4943">${intro}</td></tr>
<tr><td style="padding:20px 32px 0"><div style="padding:18px 0;background:#efebe2;text-align:center;font:600 36px/1.2 ${serif};letter-spacing:.28em;text-indent:.28em;color:#241e1a">${code}</div></td></tr>
<tr><td style="padding:20px 32px 0;font:400 15px/1.7 ${sans};color:#4f4943">${validity}</td></tr>
<tr><td style="padding:8px 32px 32px;font:400 14px/1.7 ${sans};color:#6a645e">${unasked}</td></tr>
</table>
<p style="margin:16px 0 0;font:400 12px/1.6 ${sans};color:#6a645e">${site}</p>
</td></tr>
</table>
</body>
</html>
`;
}
