import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Logger } from 'pino';
import { AppError } from '../errors/app-error.ts';
import { ErrorFilter } from '../errors/error.filter.ts';
import { SchemaValidationPipe } from '../errors/schema-validation.pipe.ts';
import { StatedAccessGuard } from '../auth/stated-access.guard.ts';
import { endIdleConnections } from './finish-connections.ts';
import { logRequests } from '../logging/request-log.ts';
import { readForwardedFor } from './forwarded-for.ts';
import { answerUnreadable, refuseInOneShape } from './refused-requests.ts';
import { StatedQueryGuard } from './stated-query.guard.ts';
import { readBytes } from './takes-bytes.ts';
import { keepTraces, TRACE_HEADER } from './trace.ts';
import { exceptLongBodies, SERVER_TIMEOUTS, type ServerTimeouts } from './server-timeouts.ts';

const FORM = 'application/x-www-form-urlencoded';
const BODY_LIMIT_BYTES = 1_048_576;
/** Longer than any path parameter of ours, so that an overlong one is answered by its own validation. */
const PATH_PARAMETER_LIMIT = 300;

export interface HttpAdapterOptions {
  /** Changes the address of a request before it is routed. */
  rewriteUrl?: (request: { url?: string | undefined }) => string;
  /** Addresses and CIDR ranges whose `x-forwarded-for` is believed; those of this machine without it. */
  trustedProxies?: readonly string[];
  /** Sent with every answer, unless its handler says otherwise. */
  headers?: Readonly<Record<string, string>>;
  timeouts?: ServerTimeouts;
}

/** The Fastify adapter of every program of ours. `request.id` is the trace id. */
export function createHttpAdapter(
  logger: Logger,
  { rewriteUrl, trustedProxies, headers = {}, timeouts = SERVER_TIMEOUTS }: HttpAdapterOptions = {},
): FastifyAdapter {
  const filter = new ErrorFilter(logger);
  const adapter = new FastifyAdapter({
    ...(rewriteUrl && { rewriteUrl }),
    logger: false,
    bodyLimit: BODY_LIMIT_BYTES,
    trustProxy: trustedProxies ? [...trustedProxies] : 'loopback',
    requestTimeout: timeouts.requestMs,
    keepAliveTimeout: timeouts.keepAliveMs,
    routerOptions: { maxParamLength: PATH_PARAMETER_LIMIT },
    genReqId: (request: IncomingMessage) => {
      const given = request.headers[TRACE_HEADER];
      return typeof given === 'string' && /^[\w-]{8,64}$/.test(given) ? given : randomUUID();
    },
    // What the router refuses (a broken percent escape) never reaches Nest's filters.
    frameworkErrors: (error: unknown, request: FastifyRequest, reply: FastifyReply) =>
      filter.answer(error, request, reply.headers(headers)),
    clientErrorHandler: exceptLongBodies(answerUnreadable(headers)),
    return503OnClosing: false,
    http: {
      requireHostHeader: false,
      headersTimeout: timeouts.headersMs,
      connectionsCheckingInterval: timeouts.checkMs,
    },
  });
  const fastify = adapter.getInstance();
  fastify.addHook('onRequest', (_request, reply, done) => {
    reply.headers(headers);
    done();
  });
  fastify.addHook('preClose', async () => endIdleConnections(fastify.server));
  keepTraces(fastify);
  refuseInOneShape(fastify, headers);
  readForwardedFor(fastify, logger);
  readBytes(fastify);
  return adapter;
}

/** Error answers, stated access, validation and request log: the same in production and in tests. Call before `init` or `listen`. */
export function configureHttpApp(app: NestFastifyApplication, logger: Logger): void {
  app.useGlobalFilters(new ErrorFilter(logger));
  app.useGlobalGuards(new StatedAccessGuard(), new StatedQueryGuard());
  app.useGlobalPipes(new SchemaValidationPipe());
  // JSON only. A form of any other site can send these two without the browser asking us first.
  app.getHttpAdapter().getInstance().removeContentTypeParser('text/plain');
  app.useBodyParser(FORM, {}, (_request, _body, done) => done(new AppError('INPUT_INVALID')));
  logRequests(app.getHttpAdapter().getInstance(), logger);
}
