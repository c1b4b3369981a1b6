import type { Locale } from '@danqing/contracts/locale';
import type { Mail } from './mail-sender.ts';

const LANGUAGES: Record<Locale, string> = { zh: 'zh-CN', en: 'en', ja: 'ja' };
const SITE: Record<Locale, string> = {
  zh: '丹青 · 中国传统色',
  en: 'Danqing 丹青 · Traditional Chinese colours',
  ja: '丹青 · 中国の伝統色',
};
const SERIF = `Georgia,'Noto Serif SC','Songti SC','Hiragino Mincho ProN',serif`;
const SANS = `-apple-system,'Segoe UI','Noto Sans SC','PingFang SC','Hiragino Sans',sans-serif`;
const CENTRE = {
  large: `font:600 36px/1.2 ${SERIF};letter-spacing:.28em;text-indent:.28em`,
  small: `font:600 16px/1.6 ${SERIF}`,
};

export interface MailContent {
  title: string;
  intro: string;
  centre: { text: string; size: keyof typeof CENTRE };
  after: readonly [string, ...string[]];
}

/** Lays out a mail as text and as HTML. */
export function layOutMail(locale: Locale, content: MailContent): Pick<Mail, 'text' | 'html'> {
  const { title, intro, centre, after } = content;
  const text = [title, intro, `    ${centre.text}`, ...after, `--\n${SITE[locale]}\n`].join('\n\n');
  return { text, html: html(locale, content) };
}

// Tables and inline styles, because mail clients drop style sheets.
function html(locale: Locale, { title, intro, centre, after }: MailContent): string {
  return `<!doctype html>
<html lang="${LANGUAGES[locale]}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="color-scheme" content="light">
<title>${escape(title)}</title>
</head>
<body style="margin:0;padding:0;background:#f9f5ee">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="background:#f9f5ee">
<tr><td align="center" style="padding:32px 16px">
<table role="presentation" width="480" cellpadding="0" cellspacing="0" style="width:100%;max-width:480px;background:#fdfbf6;border-top:6px solid #ed512b">
<tr><td style="padding:32px 32px 0;font:600 22px/1.4 ${SERIF};letter-spacing:.16em;color:#ed512b" lang="zh">丹青</td></tr>
<tr><td style="padding:16px 32px 0;font:600 20px/1.5 ${SERIF};color:#241e1a">${escape(title)}</td></tr>
<tr><td style="padding:8px 32px 0;font:400 15px/1.7 ${SANS};color:#4f4943">${escape(intro)}</td></tr>
<tr><td style="padding:20px 32px 0"><div style="padding:18px 0;background:#efebe2;text-align:center;${CENTRE[centre.size]};color:#241e1a">${escape(centre.text)}</div></td></tr>
${after.map((paragraph, index) => afterRow(paragraph, index === 0, index === after.length - 1)).join('\n')}
</table>
<p style="margin:16px 0 0;font:400 12px/1.6 ${SANS};color:#6a645e">${SITE[locale]}</p>
</td></tr>
</table>
</body>
</html>
`;
}

const afterRow = (paragraph: string, first: boolean, last: boolean): string => {
  const padding = `${first ? 20 : 8}px 32px ${last ? 32 : 0}`;
  const ink = last ? `font:400 14px/1.7 ${SANS};color:#6a645e` : `font:400 15px/1.7 ${SANS};color:#4f4943`;
  return `<tr><td style="padding:${padding};${ink}">${escape(paragraph)}</td></tr>`;
};

const escape = (text: string): string =>
  text.replace(
    /[&<>"]/g,
    (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[sign] ?? sign,
  );
