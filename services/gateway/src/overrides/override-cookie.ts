import { OVERRIDE_COOKIE, type LiveOverride } from '@danqing/releases';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** Milliseconds that the cookie outlives its override, so that the next page can report the expiry. */
const REMEMBERED_MS = 24 * 60 * 60 * 1000;

export function setOverrideCookie(
  { protocol }: FastifyRequest,
  reply: FastifyReply,
  { area, expires }: LiveOverride,
  token: string,
  basePath: string,
): void {
  const seconds = Math.ceil((expires + REMEMBERED_MS - Date.now()) / 1000);
  const secure = protocol === 'https' ? '; Secure' : '';
  reply.header(
    'set-cookie',
    `${OVERRIDE_COOKIE}${area}=${token}; Path=${basePath}; Max-Age=${seconds}; HttpOnly; SameSite=Lax${secure}`,
  );
}

export function clearOverrideCookies(reply: FastifyReply, areas: readonly string[], basePath: string): void {
  for (const area of areas)
    reply.header(
      'set-cookie',
      `${OVERRIDE_COOKIE}${area}=; Path=${basePath}; Max-Age=0; HttpOnly; SameSite=Lax`,
    );
}
