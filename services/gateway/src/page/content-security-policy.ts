/**
 * The policy of every page. React and Radix set styles through the CSSOM, which needs no permission; style and
 * script elements carry the nonce. `data:` is for the icon in the page's colour. `developmentOrigins` are the
 * servers of hot-reloaded areas; there are none in production.
 */
export function contentSecurityPolicy(nonce: string, developmentOrigins: readonly string[]): string {
  const servers = developmentOrigins.map((origin) => ` ${origin}`).join('');
  const sockets = developmentOrigins.map((origin) => ` ${origin.replace(/^http/, 'ws')}`).join('');
  return [
    `default-src 'none'`,
    `script-src 'self' 'nonce-${nonce}'${servers}`,
    `style-src 'self' 'nonce-${nonce}'${servers}`,
    `img-src 'self' data:${servers}`,
    `font-src 'self'${servers}`,
    `connect-src 'self'${servers}${sockets}`,
    `manifest-src 'self'`,
    `base-uri 'none'`,
    `form-action 'self'`,
    `frame-ancestors 'none'`,
  ].join('; ');
}
