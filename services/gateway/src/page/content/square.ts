import { escapeHtml } from '../escape-html.ts';

/** A colour for visitors without script. A style would be refused by the policy of the page; the attribute of a shape is not. */
export const square = (hex: string) =>
  `<svg width="14" height="14" aria-hidden="true"><path fill="${escapeHtml(hex)}" d="M0 0h14v14H0z"/></svg>`;
