import { clientAddress, clientNetwork, requestLocale } from '@danqing/nest-kit';
import type { Locale } from '@danqing/contracts/locale';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { BROWSER_COOKIE, DEVICE_COOKIE, setCookie, readCookie } from '../browser/browser-cookies.ts';
import type { CodeCaller } from '../code/code.queries.ts';
import { hashToken, newToken } from '../secret/tokens.ts';

export interface Caller {
  address: string;
  locale: Locale;
  userAgent: string;
  /** Cookie value that identifies this browser; new if the request had none. */
  browserToken: string;
  plain: boolean;
  /** Cookie value that identifies a member's device; new if the request had none. */
  device: string;
}

export function callerOf(request: FastifyRequest, reply: FastifyReply, basePath: string): Caller {
  const asker = readCookie(request, BROWSER_COOKIE);
  const given = asker ?? newToken();
  if (asker === null) setCookie(request, reply, basePath, BROWSER_COOKIE, given);
  return {
    address: clientAddress(request),
    locale: requestLocale(request.headers),
    userAgent: request.headers['user-agent'] ?? '',
    browserToken: given,
    plain: asker === null,
    device: readCookie(request, DEVICE_COOKIE) ?? newToken(),
  };
}

export const codeCallerOf = ({ browserToken, plain, address }: Caller): CodeCaller => ({
  hash: hashToken(browserToken),
  plain,
  network: clientNetwork(address),
});
