import type { IncomingHttpHeaders } from 'node:http';

/** With the name of an area behind it: the cookie that holds the token of its override. */
export const OVERRIDE_COOKIE = 'danqing_override_';
const COOKIE = new RegExp(`(?:^|;\\s*)${OVERRIDE_COOKIE}([a-z][a-z0-9-]{1,30})=([^;\\s]*)`, 'g');
/** More are not looked at: each is a signature to check. */
const MAX_OVERRIDES = 8;

/** Tokens by area, as the browser sent them. */
export function overrideCookies({ headers }: { headers: IncomingHttpHeaders }): Map<string, string> {
  const { cookie } = headers;
  if (!cookie?.includes(OVERRIDE_COOKIE)) return new Map();
  const found = [...cookie.matchAll(COOKIE)].slice(0, MAX_OVERRIDES);
  return new Map(found.map(([, area = '', token = '']) => [area, token]));
}
