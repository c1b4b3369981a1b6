import type { Port } from '@danqing/contracts/ports';
import type { DynamicModule } from '@nestjs/common';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { z } from 'zod';
import { OPERATOR_ACCESS, type OperatorAccessPort } from '../auth/operator-access.ts';
import { developmentFields } from '../config/development-machine.ts';
import { configFields } from '../config/fields.ts';
import { metricsAddress, metricsFields } from '../config/metrics-fields.ts';
import { loadConfig } from '../config/load-config.ts';
import { serviceUrlVariable } from '../config/service-config.ts';
import {
  databaseConfigFields,
  databaseConfigOf,
  databaseProblems,
  replacedDatabaseFields,
  type DatabaseConfig,
} from '../database/roles/database-config.ts';
import { openDatabase } from '../database/open-database.ts';
import type { DatabaseUrls } from '../database/roles/database-services.ts';
import { AppError } from '../errors/app-error.ts';
import { HealthModule } from '../health/health.module.ts';
import { JobsModule } from '../jobs/jobs.module.ts';
import { bootService } from '../lifecycle/boot-service.ts';
import { drain } from '../lifecycle/drain.ts';
import { runUntilSignal } from '../lifecycle/run-until-signal.ts';
import { startFailure } from '../lifecycle/start-failure.ts';
import { createLogger } from '../logging/logger.ts';
import { createPortClient } from '../ports/port-client.ts';
import { portToken } from '../ports/port-token.ts';
import { PortsModule } from '../ports/ports.module.ts';
import type { ServiceDefinition } from './define-service.ts';

export const serviceProgramFields = {
  ...developmentFields,
  NODE_ENV: configFields.nodeEnv.default('development'),
  LOG_LEVEL: configFields.logLevel.optional(),
  SHUTDOWN_DELAY_SECONDS: configFields.shutdownDelay.default(0),
  PORT: configFields.port.default(8081),
  ...metricsFields,
  HOST: configFields.listenAddress.optional(),
  DATA_DIR: configFields.dataDir.default('.data'),
  ...databaseConfigFields,
  SERVICE_TOKEN: configFields.serviceToken,
  GATEWAY_URL: configFields.url.optional().meta({
    description:
      'for a service that runs on its own: where the gateway answers, base path included, for what it keeps and for the services that are mounted in it',
  }),
};

type ProgramConfig = Readonly<z.output<z.ZodObject<typeof serviceProgramFields>>>;

/**
 * Runs a service as its own program until SIGTERM or SIGINT. If startup fails, prints the reason and exits
 * with 1.
 */
export async function runService(definition: ServiceDefinition): Promise<void> {
  try {
    await start(definition);
  } catch (error) {
    process.stderr.write(`${startFailure(error)}\n`);
    process.exit(1);
  }
}

async function start(definition: ServiceDefinition): Promise<void> {
  const { name } = definition;
  const { config, needs } = readServiceConfig(definition, process.env);
  const logger = createLogger(name, config);
  const database = await openDatabase({
    addresses: databaseConfigOf(process.env) as DatabaseConfig,
    dataDir: config.DATA_DIR,
    services: databasesOf(definition),
  });
  try {
    const address = metricsAddress(config);
    const app = await bootService(serviceProgram(definition, { config, needs, urls: database.urls }), {
      port: config.PORT,
      host: config.HOST ?? (config.NODE_ENV === 'production' ? '0.0.0.0' : '127.0.0.1'),
      logger,
      serviceToken: config.SERVICE_TOKEN,
      ...(address && { metrics: { address, jobs: definition.jobs } }),
    });
    const supervised = process.connected;
    const delay = () => (supervised && !process.connected ? 0 : config.SHUTDOWN_DELAY_SECONDS);
    runUntilSignal(app, {
      beforeClose: () => drain(app, delay()),
      afterClose: database.close,
      logger,
    });
    announce(name, await listeningUrl(app));
  } catch (error) {
    await database.close();
    throw error;
  }
}

/**
 * Validates the variables of the program and its service, and finds the addresses of the needed services.
 *
 * @throws {ConfigError} with all problems
 */
export function readServiceConfig(
  definition: ServiceDefinition,
  env: NodeJS.ProcessEnv,
): { config: ProgramConfig; needs: { port: Port; url: string }[] } {
  const { config: own, needs } = definition;
  const urlFields = Object.fromEntries(
    needs.map(({ name }) => [serviceUrlVariable(name), configFields.url.optional()]),
  );
  const schema = z.object({
    ...urlFields,
    ...own.fields,
    ...serviceProgramFields,
    ...replacedDatabaseFields,
  });
  const urlOf = (config: Record<string, unknown>, { name }: Port) =>
    (config[serviceUrlVariable(name)] ?? config['GATEWAY_URL']) as string | undefined;
  const config = loadConfig(schema, env, {
    check: (read) => {
      const missing = needs.filter((port) => urlOf(read, port) === undefined);
      return [
        ...(own.problems?.(read) ?? []),
        ...databasesMissing(read, definition),
        ...(missing.length > 0
          ? [
              `GATEWAY_URL: is required, or else ${missing.map(({ name }) => serviceUrlVariable(name)).join(', ')}`,
            ]
          : []),
      ];
    },
  }) as ProgramConfig;
  return { config, needs: needs.map((port) => ({ port, url: urlOf(config, port) ?? '' })) };
}

/** Returns problems if only some addresses are set. Without any, the embedded database runs. */
const databasesMissing = (config: DatabaseConfig, definition: ServiceDefinition): string[] =>
  Object.keys(databaseConfigFields).some((name) => config[name as keyof DatabaseConfig])
    ? databaseProblems(config, databasesOf(definition))
    : [];

const databasesOf = ({ name, jobs }: ServiceDefinition) => [name, ...(jobs ? (['jobs'] as const) : [])];

/** Returns the root module of a service that runs on its own. Operators reach it only through the gateway. */
export function serviceProgram(
  definition: ServiceDefinition,
  {
    config,
    needs,
    urls,
  }: {
    config: { SERVICE_TOKEN: string };
    needs: readonly { port: Port; url: string }[];
    urls: Pick<DatabaseUrls, 'jobs' | ServiceDefinition['name']>;
  },
): DynamicModule {
  const { name, jobs, offers } = definition;
  const serviceToken = config.SERVICE_TOKEN;
  return {
    module: class ServiceProgram {},
    imports: [
      remotePorts(needs, serviceToken),
      ...(jobs ? [{ ...JobsModule.forRoot({ databaseUrl: urls.jobs }), global: true }] : []),
      {
        module: class OperatorsOfGateway {},
        global: true,
        providers: [{ provide: OPERATOR_ACCESS, useValue: gatewayLetsIn }],
        exports: [OPERATOR_ACCESS],
      },
      definition.module({ config, databaseUrl: urls[name] }),
      ...(offers.length > 0 ? [PortsModule.forOffers(offers, serviceToken)] : []),
      HealthModule.forDataSources([name]),
    ],
  };
}

/** Returns a global module that provides each needed port as an HTTP client (`createPortClient`). */
export function remotePorts(
  needs: readonly { port: Port; url: string }[],
  serviceToken: string,
): DynamicModule {
  return {
    module: class RemotePorts {},
    global: true,
    providers: needs.map(({ port, url }) => ({
      provide: portToken(port),
      useFactory: () => createPortClient(port, { url, serviceToken }),
    })),
    exports: needs.map(({ port }) => portToken(port)),
  };
}

/**
 * Operator access of a separate service. The operators guard first accepts an operator named in the gateway's
 * headers. It calls this port only for requests without one, which are unauthenticated.
 */
const gatewayLetsIn: OperatorAccessPort = {
  async authorize() {
    throw new AppError('UNAUTHENTICATED');
  },
  pageToken: async () => null,
};

async function listeningUrl(app: NestFastifyApplication): Promise<string> {
  return (await app.getUrl()).replace('0.0.0.0', '127.0.0.1');
}

/** Notifies the supervisor, and stops when the supervisor exits. */
function announce(name: string, url: string): void {
  if (process.send) process.send({ ready: url });
  else process.stdout.write(`${name} ready ${url}\n`);
  process.on('disconnect', () => process.kill(process.pid, 'SIGTERM'));
}
