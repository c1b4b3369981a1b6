import { withLocale } from '@danqing/contracts/locale';
import type { PageData } from '@danqing/contracts/page';
import type { FoundPage } from '@danqing/contracts/ports';
import { escapeHtml } from '../escape-html.ts';
import { square } from './square.ts';

/** What a visitor without script reads of a thing of a service. */
export function serviceFacts(
  { title, facts }: FoundPage,
  { basePath, locale }: Pick<PageData, 'basePath' | 'locale'>,
): string {
  const rows = facts.map(({ label, text, path, hex }) => {
    const href = path && `${basePath.slice(0, -1)}${withLocale(locale, path)}`;
    const value = href ? `<a href="${escapeHtml(href)}">${escapeHtml(text)}</a>` : escapeHtml(text);
    return `<dt>${hex === undefined ? '' : `${square(hex)} `}${escapeHtml(label)}</dt><dd>${value}</dd>`;
  });
  const list = rows.length > 0 ? `<dl>${rows.join('')}</dl>` : '';
  return `<h2>${escapeHtml(title)}</h2>${list}`;
}
