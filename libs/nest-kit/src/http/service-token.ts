import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { AppError } from '../errors/app-error.ts';
import { HEALTH_PATHS } from '../health/health.controller.ts';

export const SERVICE_TOKEN_HEADER = 'x-service-token';

/** Answers only callers that know the token; health checks need none. */
export function requireServiceToken(fastify: FastifyInstance, token: string): void {
  const wanted = digest(token);
  fastify.addHook('onRequest', (request, _reply, done) => {
    const given = request.headers[SERVICE_TOKEN_HEADER];
    // Digests have one length, so the comparison tells nothing about the token.
    const known = typeof given === 'string' && timingSafeEqual(digest(given), wanted);
    const path = request.url.split('?', 1)[0] ?? '';
    if (known || HEALTH_PATHS.includes(path)) done();
    else done(new AppError('FORBIDDEN'));
  });
}

const digest = (text: string) => createHash('sha256').update(text).digest();
