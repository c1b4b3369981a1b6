import { ConfigError, createLogger, runUntilSignal } from '@danqing/nest-kit';
import { loadGatewayConfig } from './config.ts';
import { createGateway } from './server/create-gateway.ts';

try {
  const config = loadGatewayConfig(process.env);
  const logger = createLogger('gateway', config);
  if (config.NODE_ENV === 'production' && !config.PUBLIC_URL)
    logger.warn('PUBLIC_URL is not set: pages name no addresses of their own, and there is no sitemap');
  const app = await createGateway(config, logger);
  await app.listen(config.PORT, '0.0.0.0');
  runUntilSignal(app, { logger });
  const { port } = app.getHttpServer().address() as { port: number };
  // Under a supervisor: tell it, and do not outlive it.
  process.send?.({ ready: `http://localhost:${port}${config.BASE_PATH}`.replace(/\/$/, '') });
  process.on('disconnect', () => process.kill(process.pid, 'SIGTERM'));
} catch (error) {
  process.stderr.write(`${startFailure(error)}\n`);
  process.exit(1);
}

function startFailure(error: unknown): string {
  if (error instanceof ConfigError) return error.message;
  if (error instanceof Error && 'code' in error && error.code === 'EADDRINUSE')
    return `The port is in use: ${error.message}. Choose another with PORT.`;
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
