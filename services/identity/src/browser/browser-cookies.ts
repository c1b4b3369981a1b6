import type { FastifyReply, FastifyRequest } from 'fastify';
import { isToken } from '../secret/tokens.ts';

interface BrowserCookie {
  name: string;
  /** How long a browser keeps it. */
  seconds: number;
}

/** Tells the browser that asked for a code from all others: tries of its own hang on it. */
export const ASKER_COOKIE: BrowserCookie = { name: 'danqing_asker', seconds: 24 * 60 * 60 };
/** Tells a device on which a member has signed in before. The longest that browsers allow. */
export const DEVICE_COOKIE: BrowserCookie = { name: 'danqing_device', seconds: 400 * 24 * 60 * 60 };

/** The value of the cookie; null without a well-formed one. */
export function readCookie(
  { headers }: Pick<FastifyRequest, 'headers'>,
  cookie: BrowserCookie,
): string | null {
  const found = new RegExp(`(?:^|;\\s*)${cookie.name}=([^;\\s]*)`).exec(headers.cookie ?? '')?.[1] ?? '';
  return isToken(found) ? found : null;
}

/** Gives the browser the cookie, for the calls of sign-in below `basePath` only; no script and no other site can use it. */
export function keepCookie(
  { protocol }: FastifyRequest,
  reply: FastifyReply,
  basePath: string,
  { name, seconds }: BrowserCookie,
  value: string,
): void {
  const secure = protocol === 'https' ? '; Secure' : '';
  reply.header(
    'set-cookie',
    `${name}=${value}; Path=${basePath}api/auth; Max-Age=${seconds}; HttpOnly; SameSite=Strict${secure}`,
  );
}
