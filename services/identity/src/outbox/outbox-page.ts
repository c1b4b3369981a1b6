import type { OutboxMessage } from '@danqing/contracts/identity';

export function outboxPage(messages: readonly OutboxMessage[], nonce: string): string {
  const items = messages.map(
    ({ channel, to, subject, text, at }) => `<article>
<h2>${escapeHtml(subject ?? to)}</h2>
<p>${channel} · ${escapeHtml(to)} · <time datetime="${at}">${at}</time></p>
<pre>${escapeHtml(text)}</pre>
</article>`,
  );
  return page(
    `<p>Messages that were not sent, because no mail or text message service is configured. Newest first.</p>
${items.join('\n') || '<p>Nothing yet.</p>'}`,
    nonce,
  );
}

export const lockedPage = (nonce: string): string =>
  page(
    `<p>Open the link that npm start printed in the terminal, above <code>ready</code>: <code>/dev/outbox?key=…</code>. The key changes with every start.</p>`,
    nonce,
  );

const page = (content: string, nonce: string) => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<title>Outbox</title>
<style nonce="${nonce}">
body { max-width: 44rem; margin: 2rem auto; padding: 0 1rem; font: 16px/1.6 system-ui, sans-serif; background: #f9f5ee; color: #241e1a }
article { margin: 1rem 0; padding: 1rem 1.5rem; background: #fdfbf6; border-left: 4px solid #ed512b }
h2 { margin: 0; font-size: 1.125rem; overflow-wrap: anywhere }
p { margin: 0; color: #6a645e }
pre { margin: .75rem 0 0; white-space: pre-wrap; font: inherit }
</style>
</head>
<body>
<h1>Outbox</h1>
${content}
</body>
</html>
`;

const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign);
