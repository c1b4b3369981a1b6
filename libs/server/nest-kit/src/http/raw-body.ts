import { RouteConfig } from '@nestjs/platform-fastify';
import type { FastifyInstance } from 'fastify';

const BYTES = 'application/vnd.danqing.bytes';

/** Makes `@Body()` a Buffer of the raw bytes, which signatures cover. Without a body it is empty. */
export const RawBody = () => RouteConfig({ takesBytes: true });

export function readBytes(fastify: FastifyInstance): void {
  fastify.addContentTypeParser(BYTES, { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
  fastify.addHook('onRequest', (request, _reply, done) => {
    const { takesBytes } = request.routeOptions.config as { takesBytes?: boolean };
    if (takesBytes) request.headers['content-type'] = BYTES;
    done();
  });
  fastify.addHook('preValidation', (request, _reply, done) => {
    const { takesBytes } = request.routeOptions.config as { takesBytes?: boolean };
    if (takesBytes) request.body ??= Buffer.alloc(0);
    done();
  });
}
