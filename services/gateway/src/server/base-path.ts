const NO_PAGE = '/not/found';
const NO_CALL = '/api/not/found';
/**
 * Paths that are also served at the root of the host. Load balancers need not know the base path, and
 * crawlers and security researchers look only there.
 */
const AT_ROOT = /^\/(healthz|readyz|robots\.txt|\.well-known\/security\.txt)(\?|$)/;

/**
 * Returns the URL to route a request by, without the base path, so that no handler depends on it. A URL that
 * the router cannot decode, such as a truncated link, is answered with 404 instead of 400.
 */
export function routedUrl(url: string, basePath: string): string {
  const inside = stripBasePath(url, basePath);
  return isDecodable(inside) ? inside : inside.startsWith('/api/') ? NO_CALL : NO_PAGE;
}

function stripBasePath(url: string, basePath: string): string {
  if (basePath === '/') return url;
  const base = basePath.slice(0, -1);
  if (url.startsWith(basePath)) return url.slice(base.length);
  if (isBareBasePath(url, basePath)) return `/${url.slice(base.length)}`;
  return AT_ROOT.test(url) ? url : NO_CALL;
}

/**
 * Returns whether the URL is the base path without its trailing slash, to which browsers do not send the
 * site's cookies.
 */
export function isBareBasePath(url: string, basePath: string): boolean {
  return basePath !== '/' && url.split('?', 1)[0] === basePath.slice(0, -1);
}

function isDecodable(url: string): boolean {
  try {
    decodeURIComponent(url.split('?', 1)[0] ?? '');
    return true;
  } catch {
    return false;
  }
}
