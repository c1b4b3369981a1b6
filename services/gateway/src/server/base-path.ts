/** Where a request outside of the base path is sent: no route answers it, so it is not found. */
const OUTSIDE = '/api/outside-of-the-base-path';

/**
 * Takes the base path off every address before routing, so that nothing behind it knows where the site is mounted.
 * Health checks answer at the root as well: whoever checks the process need not know either.
 */
export function stripBasePath(url: string, basePath: string): string {
  if (basePath === '/') return url;
  const base = basePath.slice(0, -1);
  if (url.startsWith(basePath)) return url.slice(base.length);
  if (url === base || url.startsWith(`${base}?`)) return `/${url.slice(base.length)}`;
  return /^\/(healthz|readyz)(\?|$)/.test(url) ? url : OUTSIDE;
}
