import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Logger } from 'pino';
import { ErrorFilter } from '../errors/error.filter.ts';
import { SchemaValidationPipe } from '../errors/schema-validation.pipe.ts';
import { logRequests } from '../logging/request-log.ts';

const BODY_LIMIT_BYTES = 1_048_576;
/** Longer than any path parameter of ours, so that an overlong one is answered by its own validation. */
const PATH_PARAMETER_LIMIT = 300;
/** A program in front hands its trace id down, so that one request has one id in every log. */
export const TRACE_HEADER = 'x-trace-id';

export interface HttpAdapterOptions {
  /** Changes the address of a request before it is routed. */
  rewriteUrl?: (request: { url?: string | undefined }) => string;
}

/** The Fastify adapter of every program of ours. `request.id` is the trace id. */
export function createHttpAdapter(logger: Logger, options: HttpAdapterOptions = {}): FastifyAdapter {
  const filter = new ErrorFilter(logger);
  return new FastifyAdapter({
    ...options,
    logger: false,
    bodyLimit: BODY_LIMIT_BYTES,
    trustProxy: 'loopback',
    routerOptions: { maxParamLength: PATH_PARAMETER_LIMIT },
    genReqId: (request: IncomingMessage) => {
      const given = request.headers[TRACE_HEADER];
      return typeof given === 'string' && /^[\w-]{8,64}$/.test(given) ? given : randomUUID();
    },
    // What the router refuses (a broken percent escape) never reaches Nest's filters.
    frameworkErrors: (error: unknown, request: FastifyRequest, reply: FastifyReply) =>
      filter.answer(error, request, reply),
  });
}

/** Error answers, validation and request log: the same in production and in tests. Call before `init` or `listen`. */
export function configureHttpApp(app: NestFastifyApplication, logger: Logger): void {
  app.useGlobalFilters(new ErrorFilter(logger));
  app.useGlobalPipes(new SchemaValidationPipe());
  logRequests(app.getHttpAdapter().getInstance(), logger);
}
