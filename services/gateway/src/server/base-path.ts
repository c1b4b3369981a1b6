/** No route has it, so what is sent here is not found: as a page, or as JSON below `/api`. */
const NO_PAGE = '/not/found';
const NO_CALL = '/api/not/found';

/**
 * The address to route a request by. Takes the base path off, so that nothing behind it knows where the site is
 * mounted; health checks answer at the root as well, since a load balancer need not know the base path, and so does
 * robots.txt, which crawlers read nowhere else. An address that the router cannot decode (a link cut off in the middle
 * of a character) is answered 404 instead of 400.
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
  return /^\/(healthz|readyz|robots\.txt)(\?|$)/.test(url) ? url : NO_CALL;
}

/** Whether an address is the base path without its last slash, where the cookies of the site are not sent. */
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
