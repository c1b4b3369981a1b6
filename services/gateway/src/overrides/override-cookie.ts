import { RESET_OVERRIDES_PARAMETER } from '@danqing/contracts/page';
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

export function withoutReset({ url }: FastifyRequest, basePath: string): string {
  const [path = '/', search = ''] = url.split('?', 2);
  const query = new URLSearchParams(search);
  query.delete(RESET_OVERRIDES_PARAMETER);
  // A leading `//elsewhere.example` would lead to another site.
  return `${basePath}${path.replace(/^[/\\]+/, '')}${query.size > 0 ? `?${query}` : ''}`;
}
