import { PREVIEW_COOKIE, type LivePreview } from '@danqing/releases';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** The cookie ends with the token. */
export function setPreviewCookie(
  { protocol }: FastifyRequest,
  reply: FastifyReply,
  { expires }: LivePreview,
  token: string,
  basePath: string,
): void {
  const seconds = Math.floor((expires - Date.now()) / 1000);
  const secure = protocol === 'https' ? '; Secure' : '';
  reply.header(
    'set-cookie',
    `${PREVIEW_COOKIE}=${token}; Path=${basePath}; Max-Age=${seconds}; HttpOnly; SameSite=Lax${secure}`,
  );
}

export function clearPreviewCookie(reply: FastifyReply, basePath: string): void {
  reply.header('set-cookie', `${PREVIEW_COOKIE}=; Path=${basePath}; Max-Age=0; HttpOnly; SameSite=Lax`);
}
