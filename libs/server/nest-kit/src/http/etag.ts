import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** Returns the quoted, strong ETag of a body, from its SHA-256. */
export const etagOf = (body: Uint8Array): string =>
  `"${createHash('sha256').update(body).digest('base64url').slice(0, 27)}"`;

/**
 * Sets the ETag. If If-None-Match contains it, sends 304 and returns true; the caller must then send nothing.
 * Errors are never answered with 304 (RFC 9110 §13.2.1).
 */
export function sendNotModified(request: FastifyRequest, reply: FastifyReply, etag: string): boolean {
  void reply.header('etag', etag);
  if (reply.statusCode >= 300 || !matches(request.headers['if-none-match'], etag)) return false;
  void reply.code(304).send();
  return true;
}

/** If-None-Match compares weakly (RFC 9110 §13.1.2): `W/"x"` matches `"x"`. */
function matches(header: string | undefined, etag: string): boolean {
  if (header === undefined) return false;
  if (header.trim() === '*') return true;
  return header.match(/"[^"]*"/g)?.some((known) => known === etag) ?? false;
}
