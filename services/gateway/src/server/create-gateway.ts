import fastifyCompress from '@fastify/compress';
import fastifyHttpProxy from '@fastify/http-proxy';
import {
  AppError,
  clientAddress,
  configureHttpApp,
  createHttpAdapter,
  ErrorFilter,
  NestLogger,
  SERVER_TIMEOUTS,
  SERVICE_TOKEN_HEADER,
  TRACE_HEADER,
} from '@danqing/nest-kit';
import { openReleaseStore, openServedFiles, s3Settings, ServedReleases } from '@danqing/releases';
import { NestFactory } from '@nestjs/core';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { constants } from 'node:zlib';
import type { Logger } from 'pino';
import { serveAreaFiles } from '../area-files/serve-area-files.ts';
import type { GatewayConfig } from '../config.ts';
import { GatewayModule } from '../gateway.module.ts';
import { ClientLimits } from '../limits/client-limits.ts';
import { ClientLimitsInterceptor, countRequest, limitBodies } from '../limits/limit-clients.ts';
import { limitConnections } from '../limits/limit-connections.ts';
import { WrongTokensFilter } from '../limits/wrong-tokens.filter.ts';
import { isBareBasePath, routedUrl } from './base-path.ts';
import { refuseUnknownHosts } from './known-hosts.ts';
import { securityHeaders } from './security-headers.ts';

/** The whole site as one application, not yet listening. */
export async function createGateway(
  config: GatewayConfig,
  logger: Logger,
  timeouts = SERVER_TIMEOUTS,
): Promise<NestFastifyApplication> {
  const adapter = createHttpAdapter(logger, {
    rewriteUrl: (request) => routedUrl(request.url ?? '/', config.BASE_PATH),
    trustedProxies: config.TRUSTED_PROXIES,
    headers: securityHeaders(config.PUBLIC_URL),
    timeouts,
  });
  const app = await NestFactory.create<NestFastifyApplication>(GatewayModule.forConfig(config), adapter, {
    logger: new NestLogger(logger),
    abortOnError: false,
  });
  configureHttpApp(app, logger);
  const server = adapter.getInstance();
  const limits = new ClientLimits(config.CLIENT_LIMIT_FACTOR);
  app.useGlobalInterceptors(new ClientLimitsInterceptor(limits));
  app.useGlobalFilters(new WrongTokensFilter(limits, logger));
  limitBodies(server);
  limitConnections(
    server.server,
    { all: config.MAX_CONNECTIONS, perNetwork: config.MAX_CONNECTIONS_PER_NETWORK },
    config.TRUSTED_PROXIES,
  );
  if (config.PUBLIC_URL) refuseUnknownHosts(server, config.PUBLIC_URL);
  server.addHook('onRequest', async (request, reply) => {
    if (!isBareBasePath(request.originalUrl, config.BASE_PATH)) return;
    const query = request.originalUrl.slice(config.BASE_PATH.length - 1);
    await reply.code(308).header('location', `${config.BASE_PATH}${query}`).send();
  });
  // For pages that are not kept compressed (PageCache): a middle quality. All else comes as it is to be sent.
  await server.register(fastifyCompress, {
    global: false,
    encodings: ['br', 'gzip'],
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } },
  });
  const store = { dataDir: config.DATA_DIR, s3: s3Settings(config) };
  await serveAreaFiles(server, openServedFiles(openReleaseStore(store), store), app.get(ServedReleases));
  if (config.SERVICE_COLORS_URL)
    for (const prefix of ['/api/colors', '/images/sepu'])
      await proxy(server, prefix, config.SERVICE_COLORS_URL, { token: config.SERVICE_TOKEN, limits, logger });
  return app;
}

async function proxy(
  server: FastifyInstance,
  prefix: string,
  upstream: string,
  { token, limits, logger }: { token: string | undefined; limits: ClientLimits; logger: Logger },
): Promise<void> {
  const failures = new ErrorFilter(logger);
  await server.register(fastifyHttpProxy, {
    upstream,
    prefix,
    rewritePrefix: prefix,
    preHandler: async (request) => countRequest(limits, request as FastifyRequest),
    undici: { connections: 64, pipelining: 1, connectTimeout: 2000, headersTimeout: 60_000, bodyTimeout: 0 },
    replyOptions: {
      rewriteRequestHeaders: (request, headers) => ({
        ...withoutClaims(headers),
        'x-forwarded-for': clientAddress(request as FastifyRequest),
        [TRACE_HEADER]: String(request.id),
        ...(token && { [SERVICE_TOKEN_HEADER]: token }),
      }),
      // Without it a dead upstream would answer 500 with its address in the message.
      onError: (reply, { error }) =>
        failures.answer(
          new AppError('SERVICE_UNAVAILABLE', { cause: error }),
          reply.request as FastifyRequest,
          reply as FastifyReply,
        ),
    },
  });
}

/** The service believes this gateway, so nothing of what a visitor says of their own connection may pass. */
const withoutClaims = <Value>(headers: Record<string, Value>): Record<string, Value> =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !/^(x-forwarded-.*|forwarded)$/.test(name)));
