import type { Locale } from '@danqing/contracts/locale';
import { escapeHtml } from '../html/escape-html.ts';
import { NO_TRUSTED_TYPES } from '../html/trusted-types.ts';

const STYLE =
  ':root{color-scheme:light dark;font:1rem/1.6 system-ui,sans-serif;background:Canvas;color:CanvasText}' +
  'body{margin:0;min-height:100vh;display:grid;place-items:center}' +
  'main{box-sizing:border-box;width:100%;max-width:36rem;padding:2rem 1.25rem}' +
  'h1{margin:0 0 1.5rem;font-size:1.5rem;line-height:1.3;text-wrap:balance}' +
  'dl{margin:0 0 1.5rem;display:grid;grid-template-columns:auto 1fr;gap:.5rem 1.25rem;padding:1rem 0;border-block:1px solid}' +
  'dt{opacity:.8}dd{margin:0;font-weight:600;overflow-wrap:anywhere}p{margin:0 0 1rem}' +
  '.actions{display:flex;flex-wrap:wrap;gap:.75rem 1.5rem;align-items:center;margin-top:1.5rem}' +
  'button{font:inherit;font-weight:600;min-height:2.75rem;padding:.5rem 1.5rem;border:0;border-radius:.5rem;background:CanvasText;color:Canvas;cursor:pointer}' +
  'button[aria-disabled=true]{opacity:.6;cursor:default}' +
  'a{color:inherit;display:inline-flex;align-items:center;min-height:2.75rem;text-underline-offset:.2em}' +
  ':focus-visible{outline:2px solid;outline-offset:3px}';

/** CSRF protection: another site's page cannot send JSON here, because its browser's preflight fails. */
const SCRIPT =
  "const button=document.querySelector('button'),note=document.querySelector('[role=alert]');let busy=false;" +
  "button.addEventListener('click',async()=>{if(busy)return;busy=true;button.ariaDisabled='true';note.textContent='';let message='';" +
  "try{const answer=await fetch(location.pathname,{method:'POST',headers:{'content-type':'application/json'},body:JSON.stringify({token:new URLSearchParams(location.search).get('token')})});" +
  'if(answer.ok)return location.replace(button.dataset.target);message=(await answer.json()).message}catch{}' +
  "busy=false;button.ariaDisabled='false';note.textContent=message||button.dataset.failed})";

/** Headers of a page that asks before it changes what this browser gets, or refuses to. */
export const confirmationHeaders = (nonce: string): Record<string, string> => ({
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'no-store',
  'content-security-policy': [
    `default-src 'none'`,
    `script-src 'nonce-${nonce}'`,
    `style-src 'nonce-${nonce}'`,
    `connect-src 'self'`,
    `img-src data:`,
    `base-uri 'none'`,
    `form-action 'none'`,
    // Prevents clickjacking on the button, which permits code that visitors do not get.
    `frame-ancestors 'none'`,
    ...NO_TRUSTED_TYPES,
  ].join('; '),
  // The URL contains the token.
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin',
  'x-robots-tag': 'noindex',
});

export interface ConfirmationContext {
  locale: Locale;
  basePath: string;
  nonce: string;
}

export interface ConfirmationTexts {
  title: string;
  accept: string;
  cancel: string;
  failed: string;
  needsScript: string;
}

export interface Confirmation {
  texts: ConfirmationTexts;
  facts: readonly (readonly [name: string, value: string])[];
  /** Paragraphs of HTML. */
  notes: readonly string[];
  /** Page to open afterwards, without a base path. */
  path: string;
}

/** Renders a page whose button posts the token of its URL to the same path, then opens `path`. */
export function renderConfirmation(
  { texts, facts, notes, path }: Confirmation,
  { locale, basePath, nonce }: ConfirmationContext,
): string {
  const rows = facts.map(([name, value]) => `<dt>${name}</dt><dd>${escapeHtml(value)}</dd>`);
  const target = escapeHtml(`${basePath}${path.slice(1)}`);
  return renderDocument({ locale, nonce, title: texts.title }, [
    `<dl>${rows.join('')}</dl>`,
    ...notes.map((note) => `<p>${note}</p>`),
    `<p role="alert"></p><noscript><p>${texts.needsScript}</p></noscript>`,
    `<div class="actions"><button type="button" data-target="${target}" data-failed="${texts.failed}">${texts.accept}</button>`,
    `<a href="${escapeHtml(basePath)}">${texts.cancel}</a></div>`,
    `<script nonce="${nonce}">${SCRIPT}</script>`,
  ]);
}

export interface RefusalText {
  title: string;
  message: string;
  link: string;
}

/** Renders a page that states a refusal and leads to the home page. */
export function renderRefusal(
  { title, message, link }: RefusalText,
  { locale, basePath, nonce }: ConfirmationContext,
): string {
  return renderDocument({ locale, nonce, title }, [
    `<p>${escapeHtml(message)}</p><div class="actions"><a href="${escapeHtml(basePath)}">${link}</a></div>`,
  ]);
}

function renderDocument(
  { locale, nonce, title }: { locale: Locale; nonce: string; title: string },
  content: readonly string[],
): string {
  return [
    `<!doctype html><html lang="${locale}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex">',
    `<title>${title}</title><link rel="icon" href="data:,"><style nonce="${nonce}">${STYLE}</style></head>`,
    `<body><main><h1>${title}</h1>${content.join('')}</main></body></html>`,
  ].join('');
}
