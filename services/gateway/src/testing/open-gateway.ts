import { createLogger } from '@danqing/nest-kit';
import { serviceUrlVariable } from '@danqing/nest-kit/config';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { loadGatewayConfig } from '../config.ts';
import { createGateway, type GatewayOptions } from '../server/create-gateway.ts';
import { loadServices } from '../services.ts';
import { openServices } from './open-services.ts';

const split = process.env['SITE_SPLIT'] === '1';

/**
 * Opens the whole site on `DATABASE_URL` and `DATA_DIR`, not yet listening. With SITE_SPLIT=1 each service
 * has its own process, which ends with the gateway.
 */
export async function openGateway(
  env: { DATABASE_URL: string; DATA_DIR: string } & NodeJS.ProcessEnv,
  options: GatewayOptions = {},
): Promise<NestFastifyApplication> {
  const logger = createLogger('test', { LOG_LEVEL: 'silent' });
  const all = options.services ?? (await loadServices());
  const apart = split ? all.filter(({ name }) => env[serviceUrlVariable(name)] === undefined) : [];
  const { DATABASE_URL: databaseUrl, DATA_DIR: dataDir } = env;
  const opened = await openServices({ services: apart, databaseUrl, dataDir, env });
  const variables = apart.length > 0 ? opened.env : {};
  const app = await createGateway(loadGatewayConfig({ ...variables, ...env }), logger, options);
  const server = app.getHttpAdapter().getInstance();
  server.addHook('onClose', () => opened.close());
  return app;
}

export async function openReadyGateway(
  ...given: Parameters<typeof openGateway>
): Promise<NestFastifyApplication> {
  const app = await openGateway(...given);
  await app.init();
  await app.getHttpAdapter().getInstance().ready();
  return app;
}
