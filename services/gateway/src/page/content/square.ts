import { escapeHtml } from '../../html/escape-html.ts';

/** The page's CSP blocks style attributes, but not the `fill` attribute of a shape. */
export const square = (hex: string) =>
  `<svg width="14" height="14" aria-hidden="true"><path fill="${escapeHtml(hex)}" d="M0 0h14v14H0z"/></svg>`;
