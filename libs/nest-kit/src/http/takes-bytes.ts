import { RouteConfig } from '@nestjs/platform-fastify';
import type { FastifyInstance } from 'fastify';

/** Stands in for what the request says of its body, so that nothing parses it. */
const BYTES = 'application/vnd.danqing.bytes';

/** `@Body()` of the endpoint is a Buffer with the bytes as they came, of whatever type: what was signed is bytes. Without a body it is empty. */
export const TakesBytes = () => RouteConfig({ takesBytes: true });

export function readBytes(fastify: FastifyInstance): void {
  fastify.addContentTypeParser(BYTES, { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
  fastify.addHook('onRequest', (request, _reply, done) => {
    const { takesBytes } = request.routeOptions.config as { takesBytes?: boolean };
    if (takesBytes) request.headers['content-type'] = BYTES;
    done();
  });
  // Fastify skips the parser where there is no body.
  fastify.addHook('preValidation', (request, _reply, done) => {
    const { takesBytes } = request.routeOptions.config as { takesBytes?: boolean };
    if (takesBytes) request.body ??= Buffer.alloc(0);
    done();
  });
}
