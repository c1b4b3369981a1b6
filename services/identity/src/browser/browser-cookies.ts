import type { FastifyReply, FastifyRequest } from 'fastify';
import { isToken } from '../secret/tokens.ts';

interface BrowserCookie {
  name: string;
  seconds: number;
}

export const BROWSER_COOKIE: BrowserCookie = { name: 'danqing_asker', seconds: 24 * 60 * 60 };
/** Identifies a device on which a member has signed in. 400 days is the browsers' maximum. */
export const DEVICE_COOKIE: BrowserCookie = { name: 'danqing_device', seconds: 400 * 24 * 60 * 60 };

export function readCookie(
  { headers }: Pick<FastifyRequest, 'headers'>,
  cookie: BrowserCookie,
): string | null {
  const found = new RegExp(`(?:^|;\\s*)${cookie.name}=([^;\\s]*)`).exec(headers.cookie ?? '')?.[1] ?? '';
  return isToken(found) ? found : null;
}

export function setCookie(
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
