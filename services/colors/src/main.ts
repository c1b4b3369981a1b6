import {
  bootService,
  ConfigError,
  configFields,
  createLogger,
  databaseConfigFields,
  databaseConfigOf,
  drain,
  HealthModule,
  loadConfig,
  openDatabase,
  runUntilSignal,
} from '@danqing/nest-kit';
import { z } from 'zod';
import { ColorsModule } from './colors.module.ts';

const schema = z.object({
  NODE_ENV: configFields.nodeEnv.default('development'),
  LOG_LEVEL: configFields.logLevel.optional(),
  SHUTDOWN_DELAY_SECONDS: configFields.shutdownDelay.default(0),
  PORT: configFields.port.default(8081),
  DATA_DIR: configFields.dataDir.default('.data'),
  ...databaseConfigFields,
  SERVICE_TOKEN: configFields.serviceToken.optional(),
});

async function main(): Promise<void> {
  const config = loadConfig(schema, process.env, { requiredInProduction: ['SERVICE_TOKEN'] });
  const logger = createLogger('colors', config);
  const database = await openDatabase({
    addresses: databaseConfigOf(process.env),
    dataDir: config.DATA_DIR,
    services: ['colors'],
  });
  try {
    const colors = ColorsModule.forRoot({ databaseUrl: database.urls.colors });
    const module = {
      module: class ColorsProgram {},
      imports: [colors, HealthModule.forDataSources(['colors'])],
    };
    const app = await bootService(module, { port: config.PORT, logger, serviceToken: config.SERVICE_TOKEN });
    runUntilSignal(app, {
      beforeClose: () => drain(app, config.SHUTDOWN_DELAY_SECONDS),
      afterClose: database.close,
      logger,
    });
    process.stdout.write(`colors ready ${await app.getUrl()}\n`);
  } catch (error) {
    await database.close();
    throw error;
  }
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof ConfigError ? error.message : (error as Error).stack}\n`);
  process.exit(1);
});
