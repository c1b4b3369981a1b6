import type { FastifyReply, FastifyRequest } from 'fastify';
import { VARIANT_COOKIE, VISITOR_COOKIE } from './visitor.ts';

/** 180 days, during which a visitor remains in the same group of all canaries. */
const VISITOR_SECONDS = 180 * 24 * 60 * 60;

/** Sets the cookie that selects a visitor's canaries. */
export function setVisitorCookie(
  request: FastifyRequest,
  reply: FastifyReply,
  visitor: string,
  basePath: string,
): void {
  setCookie(request, reply, `${VISITOR_COOKIE}=${visitor}; Path=${basePath}; Max-Age=${VISITOR_SECONDS}`);
}

/** Sets the cookie that names a visitor's variant of all pages, or removes it from a visitor without canaries. */
export function setVariantCookie(
  request: FastifyRequest,
  reply: FastifyReply,
  variant: string,
  basePath: string,
): void {
  const seconds = variant === '' ? 0 : VISITOR_SECONDS;
  setCookie(request, reply, `${VARIANT_COOKIE}=${variant}; Path=${basePath}; Max-Age=${seconds}`);
}

function setCookie({ protocol }: FastifyRequest, reply: FastifyReply, cookie: string): void {
  reply.header('set-cookie', `${cookie}; HttpOnly; SameSite=Lax${protocol === 'https' ? '; Secure' : ''}`);
}
