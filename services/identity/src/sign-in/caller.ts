import { clientAddress, clientNetwork, requestLocale } from '@danqing/nest-kit';
import type { Locale } from '@danqing/contracts/locale';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { ASKER_COOKIE, DEVICE_COOKIE, keepCookie, readCookie } from '../browser/browser-cookies.ts';
import type { Asker } from '../code/code.queries.ts';
import { hashToken, newToken } from '../secret/tokens.ts';

export interface Caller {
  address: string;
  locale: Locale;
  userAgent: string;
  /** Cookie value that identifies this browser; new if the request had none. */
  asker: string;
  plain: boolean;
  /** Cookie value that identifies a member's device; new if the request had none. */
  device: string;
}

export function callerOf(request: FastifyRequest, reply: FastifyReply, basePath: string): Caller {
  const asker = readCookie(request, ASKER_COOKIE);
  const given = asker ?? newToken();
  if (asker === null) keepCookie(request, reply, basePath, ASKER_COOKIE, given);
  return {
    address: clientAddress(request),
    locale: requestLocale(request.headers),
    userAgent: request.headers['user-agent'] ?? '',
    asker: given,
    plain: asker === null,
    device: readCookie(request, DEVICE_COOKIE) ?? newToken(),
  };
}

export const askerOf = ({ asker, plain, address }: Caller): Asker => ({
  hash: hashToken(asker),
  plain,
  network: clientNetwork(address),
});
