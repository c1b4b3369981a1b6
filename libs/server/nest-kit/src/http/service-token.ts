import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError } from '../errors/app-error.ts';
import { HEALTH_PATHS } from '../health/health.controller.ts';

export const SERVICE_TOKEN_HEADER = 'x-service-token';

/**
 * Registers a hook that refuses requests without the service token with FORBIDDEN. Health checks need none.
 */
export function requireServiceToken(fastify: FastifyInstance, token: string): void {
  fastify.addHook('onRequest', (request, _reply, done) => {
    const path = request.url.split('?', 1)[0] ?? '';
    if (isServiceToken(request, token) || HEALTH_PATHS.includes(path)) done();
    else done(new AppError('FORBIDDEN'));
  });
}

export function isServiceToken({ headers }: Pick<FastifyRequest, 'headers'>, token: string): boolean {
  const given = headers[SERVICE_TOKEN_HEADER];
  // Digests have equal lengths, so the comparison leaks nothing about the token.
  return typeof given === 'string' && timingSafeEqual(digest(given), digest(token));
}

const digest = (text: string) => createHash('sha256').update(text).digest();
