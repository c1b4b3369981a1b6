import { withLocale } from '@danqing/contracts/locale';
import type { PageData } from '@danqing/contracts/page';
import type { FoundPage } from '@danqing/contracts/ports';
import { escapeHtml } from '../../html/escape-html.ts';
import { square } from './square.ts';

export function serviceFacts(
  { title, text = [], facts, figures = [] }: FoundPage,
  { basePath, locale }: Pick<PageData, 'basePath' | 'locale'>,
): string {
  const root = basePath.slice(0, -1);
  const pictures = figures.map(
    ({ path, width, height, alt }) =>
      `<img src="${escapeHtml(root + path)}" width="${width}" height="${height}" alt="${escapeHtml(alt)}">`,
  );
  const rows = facts.map(({ label, text, path, hex }) => {
    const href = path && `${root}${withLocale(locale, path)}`;
    const value = href ? `<a href="${escapeHtml(href)}">${escapeHtml(text)}</a>` : escapeHtml(text);
    return `<dt>${hex === undefined ? '' : `${square(hex)} `}${escapeHtml(label)}</dt><dd>${value}</dd>`;
  });
  const list = rows.length > 0 ? `<dl>${rows.join('')}</dl>` : '';
  const paragraphs = text.map((paragraph) => `<p>${escapeHtml(paragraph)}</p>`);
  return `<h2>${escapeHtml(title)}</h2>${pictures.join('')}${paragraphs.join('')}${list}`;
}
