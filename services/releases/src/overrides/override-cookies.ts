import type { IncomingHttpHeaders } from 'node:http';

/** Prefix of the cookie with an override token; the name of the area follows it. */
export const OVERRIDE_COOKIE = 'danqing_override_';
const COOKIE = new RegExp(`(?:^|;\\s*)${OVERRIDE_COOKIE}([a-z][a-z0-9-]{1,30})=([^;\\s]*)`, 'g');
/** Limits the signatures that are verified per request. */
const MAX_OVERRIDES = 8;

export function overrideCookies({ headers }: { headers: IncomingHttpHeaders }): Map<string, string> {
  const { cookie } = headers;
  if (!cookie?.includes(OVERRIDE_COOKIE)) return new Map();
  const found = [...cookie.matchAll(COOKIE)].slice(0, MAX_OVERRIDES);
  return new Map(found.map(([, area = '', token = '']) => [area, token]));
}
