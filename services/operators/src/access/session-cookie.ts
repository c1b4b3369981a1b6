import type { FastifyReply, FastifyRequest } from 'fastify';

const NAME = 'danqing_operator';
const COOKIE = new RegExp(`(?:^|;\\s*)${NAME}=([\\w-]{43})(?:;|$)`);
const SECONDS = 12 * 60 * 60;

export const sessionCookie = ({ headers }: FastifyRequest): string | null =>
  COOKIE.exec(headers.cookie ?? '')?.[1] ?? null;

/**
 * Sets or clears the session cookie. Its path covers only the console page and its calls, which keeps it out
 * of other requests and their logs.
 *
 * @param basePath ends with a slash
 */
export function setSessionCookie(
  { protocol }: FastifyRequest,
  reply: FastifyReply,
  basePath: string,
  token: string | null,
): void {
  const secure = protocol === 'https' ? '; Secure' : '';
  for (const path of ['operator', 'api/operator'])
    reply.header(
      'set-cookie',
      `${NAME}=${token ?? ''}; Path=${basePath}${path}; Max-Age=${token === null ? 0 : SECONDS}; HttpOnly; SameSite=Strict${secure}`,
    );
}
