import fastifyCompress from '@fastify/compress';
import type { IdentityPort } from '@danqing/contracts/identity';
import {
  configureHttpApp,
  createHttpAdapter,
  IDENTITY_PORT,
  NestLogger,
  OPERATOR_ACCESS,
  proxyService,
  SERVER_TIMEOUTS,
  type OperatorAccessPort,
  type ServiceDefinition,
} from '@danqing/nest-kit';
import { s3Settings } from '@danqing/nest-kit/config';
import { openReleaseStore, openServedFiles, ServedReleases } from '@danqing/releases';
import { NestFactory } from '@nestjs/core';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { constants } from 'node:zlib';
import type { Logger } from 'pino';
import { serveAreaFiles } from '../area-files/serve-area-files.ts';
import { serviceUrl, type GatewayConfig } from '../config.ts';
import { GatewayModule } from '../gateway.module.ts';
import { ClientLimits } from '../limits/client-limits.ts';
import { ClientLimitsInterceptor, countRequest, limitBodies } from '../limits/limit-clients.ts';
import { limitConnections } from '../limits/limit-connections.ts';
import { WrongTokensFilter } from '../limits/wrong-tokens.filter.ts';
import { isBareBasePath, routedUrl } from './base-path.ts';
import { loadServices } from '../services.ts';
import { refuseUnknownHosts } from './known-hosts.ts';
import { securityHeaders } from './security-headers.ts';

export interface GatewayOptions {
  timeouts?: typeof SERVER_TIMEOUTS;
  services?: readonly ServiceDefinition[];
}

export async function createGateway(
  config: GatewayConfig,
  logger: Logger,
  { timeouts = SERVER_TIMEOUTS, services }: GatewayOptions = {},
): Promise<NestFastifyApplication> {
  const adapter = createHttpAdapter(logger, {
    rewriteUrl: (request) => routedUrl(request.url ?? '/', config.BASE_PATH),
    trustedProxies: config.TRUSTED_PROXIES,
    headers: securityHeaders(config.PUBLIC_URL),
    timeouts,
  });
  const all = services ?? (await loadServices());
  const app = await NestFactory.create<NestFastifyApplication>(
    GatewayModule.forConfig(config, all),
    adapter,
    { logger: new NestLogger(logger), abortOnError: false },
  );
  configureHttpApp(app, logger);
  const server = adapter.getInstance();
  const limits = new ClientLimits(config.CLIENT_LIMIT_FACTOR);
  app.useGlobalInterceptors(new ClientLimitsInterceptor(limits));
  const failures = new WrongTokensFilter(limits, logger);
  app.useGlobalFilters(failures);
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
  await server.register(fastifyCompress, {
    global: false,
    encodings: ['br', 'gzip'],
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } },
  });
  const store = { dataDir: config.DATA_DIR, s3: s3Settings(config) };
  await serveAreaFiles(server, openServedFiles(openReleaseStore(store), store), app.get(ServedReleases));
  for (const { name, routes } of all) {
    const url = serviceUrl(config, name);
    if (url === undefined) continue;
    await proxyService(server, {
      routes,
      url,
      serviceToken: config.SERVICE_TOKEN ?? '',
      identity: app.get<IdentityPort>(IDENTITY_PORT, { strict: false }),
      operators: app.get<OperatorAccessPort>(OPERATOR_ACCESS, { strict: false }),
      failures,
      onUpstreamUnauthenticated: (request) => failures.count(request),
      onAuthenticated: (request) => countRequest(limits, request),
    });
  }
  return app;
}
