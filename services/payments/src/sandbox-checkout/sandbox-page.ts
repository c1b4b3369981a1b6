import type { Locale } from '@danqing/contracts/locale';
import { yuanOfFen, type SandboxAction } from '@danqing/contracts/payments';
import type { Order } from '../order/order.ts';

interface Texts extends Record<SandboxAction, string> {
  title: string;
  note: string;
  credits: string;
  order: string;
  ended: string;
  failed: string;
  noticeFailed: string;
  back: string;
  script: string;
}

const TEXTS: Record<Locale, Texts> = {
  zh: {
    title: '支付沙箱',
    note: '这是开发用的模拟收银台：不会发生真实扣款，生产环境中不存在。',
    credits: '点数',
    order: '订单',
    success: '支付成功',
    failure: '支付失败',
    cancel: '取消支付',
    late: '支付成功，通知稍后到达',
    double: '支付成功，通知同时到达两次',
    ended: '该订单已处理。',
    failed: '操作失败，请重试。',
    noticeFailed: '操作已记录，但通知未能送达网站。几分钟内网站会自行核对订单。',
    back: '返回网站',
    script: '此页面需要 JavaScript。',
  },
  en: {
    title: 'Payment sandbox',
    note: 'Simulated checkout for development. No money is charged; it does not exist in production.',
    credits: 'credits',
    order: 'Order',
    success: 'Pay',
    failure: 'Fail to pay',
    cancel: 'Cancel',
    late: 'Pay, with a late notice',
    double: 'Pay, with two simultaneous notices',
    ended: 'This order is already closed.',
    failed: 'That failed. Please try again.',
    noticeFailed:
      'Your choice is recorded. The notice failed, so the site will check the order within a few minutes.',
    back: 'Back to the site',
    script: 'This page needs JavaScript.',
  },
  ja: {
    title: '決済サンドボックス',
    note: '開発用の模擬決済画面です。実際の請求は発生せず、本番環境にはありません。',
    credits: 'クレジット',
    order: '注文',
    success: '支払う',
    failure: '支払いに失敗する',
    cancel: 'キャンセル',
    late: '支払う（通知は遅れて届く）',
    double: '支払う（通知が同時に二度届く）',
    ended: 'この注文はすでに処理されています。',
    failed: '失敗しました。もう一度お試しください。',
    noticeFailed:
      '操作は記録されましたが、サイトに通知を届けられませんでした。数分以内にサイトが注文を確認します。',
    back: 'サイトに戻る',
    script: 'このページには JavaScript が必要です。',
  },
};
const ACTIONS: readonly SandboxAction[] = ['success', 'failure', 'cancel', 'late', 'double'];

/** Renders the checkout page in the order's language. Contains no user input, so nothing is escaped. */
export function sandboxPage({ id, locale, credits, fen, status }: Order, nonce: string): string {
  const texts = TEXTS[locale];
  const open = status === 'pending';
  const buttons = ACTIONS.map(
    (action) => `<button type="button" data-action="${action}">${texts[action]}</button>`,
  ).join('\n');
  return `<!doctype html>
<html lang="${locale === 'zh' ? 'zh-CN' : locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="robots" content="noindex">
<title>${texts.title}</title>
<style nonce="${nonce}">
:root { color-scheme: light dark }
body { max-width: 28rem; margin: 0 auto; padding: 2rem 1rem; font: 16px/1.6 system-ui, sans-serif }
header { margin-bottom: 1.5rem; padding: .75rem 1rem; border: 3px dashed #b45309; background: #fef3c7; color: #451a03 }
h1 { margin: 0; font-size: 1.25rem }
header p, dd { margin: 0 }
dl { display: grid; grid-template-columns: auto 1fr; gap: .25rem 1rem }
dd { text-align: right; overflow-wrap: anywhere }
.price { font-size: 1.5rem; font-weight: 600 }
button { display: block; width: 100%; min-height: 44px; margin-top: .75rem; font: inherit }
</style>
</head>
<body>
<header><h1>${texts.title}</h1><p>${texts.note}</p></header>
<main>
<dl>
<dt>${texts.order}</dt><dd>${id}</dd>
<dt>${credits} ${texts.credits}</dt><dd class="price">¥ ${yuanOfFen(fen)}</dd>
</dl>
${open ? buttons : ''}
<p role="status">${open ? '' : texts.ended}</p>
<noscript><p>${texts.script}</p></noscript>
</main>
<script nonce="${nonce}">
const status = document.querySelector('[role=status]');
const buttons = [...document.querySelectorAll('button')];
for (const button of buttons) button.addEventListener('click', async () => {
  for (const each of buttons) each.disabled = true;
  status.textContent = '';
  try {
    const body = JSON.stringify({ action: button.dataset.action });
    const headers = { 'content-type': 'application/json' };
    const answer = await fetch(location.pathname, { method: 'POST', headers, body });
    const { url, notice_failed, message } = await answer.json();
    if (url && notice_failed) {
      const back = Object.assign(document.createElement('a'), { href: url, textContent: ${JSON.stringify(texts.back)} });
      return status.replaceChildren(${JSON.stringify(texts.noticeFailed)}, document.createElement('br'), back);
    }
    if (url) return location.assign(url);
    status.textContent = message;
  } catch { status.textContent = ${JSON.stringify(texts.failed)} }
  for (const each of buttons) each.disabled = false;
});
</script>
</body>
</html>
`;
}
