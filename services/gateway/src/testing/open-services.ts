import {
  bootService,
  createLogger,
  readServiceConfig,
  serviceProgram,
  type ServiceDefinition,
} from '@danqing/nest-kit';
import {
  DATABASE_SERVICES,
  isDevelopmentMachine,
  serviceUrlVariable,
  withDevelopmentSecret,
} from '@danqing/nest-kit/config';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { freePort } from '@danqing/nest-kit/free-ports';

export const SERVICE_TOKEN = 'a token of sixteen or more';
export const DEVELOPMENT_SECRET = 'the-secret-of-this-start';

interface OpenServicesOptions {
  services: readonly ServiceDefinition[];
  databaseUrl: string;
  dataDir: string;
  env?: NodeJS.ProcessEnv;
  hosts?: Readonly<Record<string, string>>;
  gatewayPort?: number;
}

export interface OpenServices {
  env: Record<string, string>;
  apps: Readonly<Record<string, NestFastifyApplication>>;
  close(): Promise<void>;
}

export async function openServices({
  services,
  databaseUrl,
  dataDir,
  env = {},
  hosts = {},
  gatewayPort = 1,
}: OpenServicesOptions): Promise<OpenServices> {
  const logger = createLogger('test', { LOG_LEVEL: 'silent' });
  const places = await Promise.all(
    services.map(async ({ name }) => ({ name, host: hosts[name] ?? '127.0.0.1', port: await freePort() })),
  );
  const variables = {
    SERVICE_TOKEN,
    ...(isDevelopmentMachine(withDevelopmentSecret(env)) && { DEVELOPMENT_SECRET }),
    ...Object.fromEntries(
      places.map(({ name, host, port }) => [serviceUrlVariable(name), `http://${host}:${port}`]),
    ),
  };
  const common = { ...env, ...variables, DATABASE_URL: databaseUrl, DATA_DIR: dataDir };
  const urls = Object.fromEntries(DATABASE_SERVICES.map((name) => [name, databaseUrl]));
  const apps: Record<string, NestFastifyApplication> = {};
  for (const [index, definition] of services.entries()) {
    const { host, port } = places[index]!;
    const read = readServiceConfig(definition, {
      ...common,
      GATEWAY_URL: `http://127.0.0.1:${gatewayPort}`,
    });
    const program = serviceProgram(definition, {
      ...read,
      urls: urls as Record<ServiceDefinition['name'], string>,
    });
    apps[definition.name] = await bootService(program, { host, port, logger, serviceToken: SERVICE_TOKEN });
  }
  return {
    env: variables,
    apps,
    async close() {
      for (const app of Object.values(apps)) await app.close();
    },
  };
}
