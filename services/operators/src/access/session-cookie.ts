import type { FastifyReply, FastifyRequest } from 'fastify';

const NAME = 'danqing_operator';
const COOKIE = new RegExp(`(?:^|;\\s*)${NAME}=([\\w-]{43})(?:;|$)`);
/** As long as a session lasts at most. */
const SECONDS = 12 * 60 * 60;

/** The session's token that the browser sent; null without a well-formed one. */
export const sessionCookie = ({ headers }: FastifyRequest): string | null =>
  COOKIE.exec(headers.cookie ?? '')?.[1] ?? null;

/**
 * Gives the browser a session, or takes it away. The cookie goes to the console's page and its calls only, so that no
 * other request of the site carries it, into no log of a proxy and to no other service; `basePath` ends with a slash.
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
