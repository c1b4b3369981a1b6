import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Logger } from 'pino';
import { AppError } from '../errors/app-error.ts';
import { ErrorFilter } from '../errors/error.filter.ts';
import { SchemaValidationPipe } from '../errors/schema-validation.pipe.ts';
import { DeclaredAccessGuard } from '../auth/declared-access.guard.ts';
import { endIdleConnections } from './finish-connections.ts';
import { logRequests } from '../logging/request-log.ts';
import { readForwardedFor } from './forwarded-for.ts';
import { rejectUnparsable, unifyServerErrors } from './server-errors.ts';
import { DeclaredQueryGuard } from './declared-query.guard.ts';
import { readBytes } from './raw-body.ts';
import { propagateTraceIds, TRACE_HEADER } from './trace.ts';
import { exceptLongBodies, SERVER_TIMEOUTS, type ServerTimeouts } from './server-timeouts.ts';

const FORM = 'application/x-www-form-urlencoded';
const BODY_LIMIT_BYTES = 1_048_576;
const PATH_PARAMETER_LIMIT = 300;

export interface HttpAdapterOptions {
  rewriteUrl?: (request: { url?: string | undefined }) => string;
  trustedProxies?: readonly string[];
  headers?: Readonly<Record<string, string>>;
  timeouts?: ServerTimeouts;
}

/**
 * Creates the Fastify adapter of a service. Fastify's own errors have the same body as Nest's. Request
 * bodies are limited to 1 MiB.
 *
 * @param options.trustedProxies default: loopback addresses
 * @param options.headers sent with every response, including errors
 */
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
    // Errors of the router, such as a broken percent escape, never reach Nest's filters.
    frameworkErrors: (error: unknown, request: FastifyRequest, reply: FastifyReply) =>
      filter.answer(error, request, reply.headers(headers)),
    clientErrorHandler: exceptLongBodies(rejectUnparsable(headers)),
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
  propagateTraceIds(fastify);
  unifyServerErrors(fastify, headers);
  readForwardedFor(fastify, logger);
  readBytes(fastify);
  return adapter;
}

/**
 * Registers the error filter, guards, schema validation and request log of an app. Refuses plain text and
 * form bodies. Call before `listen`.
 */
export function configureHttpApp(app: NestFastifyApplication, logger: Logger): void {
  app.useGlobalFilters(new ErrorFilter(logger));
  app.useGlobalGuards(new DeclaredAccessGuard(), new DeclaredQueryGuard());
  app.useGlobalPipes(new SchemaValidationPipe());
  // JSON only. Other sites' forms can send these two types without a CORS preflight.
  app.getHttpAdapter().getInstance().removeContentTypeParser('text/plain');
  app.useBodyParser(FORM, {}, (_request, _body, done) => done(new AppError('INPUT_INVALID')));
  logRequests(app.getHttpAdapter().getInstance(), logger);
}
