import { RESET_OVERRIDES_PARAMETER } from '@danqing/contracts/page';
import { OVERRIDE_COOKIE, type LiveOverride } from '@danqing/releases';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** Beyond the end of an override its cookie stays, so that the next page can say that it is over (milliseconds). */
const REMEMBERED_MS = 24 * 60 * 60 * 1000;

/** From now on this browser gets the area from the development server, below `basePath`. No script can read the cookie. */
export function keepOverride(
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

export function forgetOverrides(reply: FastifyReply, areas: readonly string[], basePath: string): void {
  for (const area of areas)
    reply.header(
      'set-cookie',
      `${OVERRIDE_COOKIE}${area}=; Path=${basePath}; Max-Age=0; HttpOnly; SameSite=Lax`,
    );
}

/** The address of a page without the wish to reset, below `basePath`, whatever the path looks like. */
export function withoutReset({ url }: FastifyRequest, basePath: string): string {
  const [path = '/', search = ''] = url.split('?', 2);
  const query = new URLSearchParams(search);
  query.delete(RESET_OVERRIDES_PARAMETER);
  // `//elsewhere.example` would be another site.
  return `${basePath}${path.replace(/^[/\\]+/, '')}${query.size > 0 ? `?${query}` : ''}`;
}
