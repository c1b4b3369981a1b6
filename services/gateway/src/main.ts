import {
  createLogger,
  drain,
  isDevelopmentMachine,
  runUntilSignal,
  serveMetrics,
  startFailure,
  explainNotDevelopmentMachine,
} from '@danqing/nest-kit';
import { metricsAddress } from '@danqing/nest-kit/config';
import { listenAddress, loadGatewayConfig, shutdownDelay } from './config.ts';
import { createGateway } from './server/create-gateway.ts';
import { checkSharedRole } from './server/shared-role.ts';

try {
  const config = loadGatewayConfig(process.env);
  const logger = createLogger('gateway', config);
  if (config.NODE_ENV === 'production' && !config.PUBLIC_URL)
    logger.warn('PUBLIC_URL is not set: pages name no addresses of their own, and there is no sitemap');
  await checkSharedRole(config, logger);
  const host = listenAddress(config);
  // Log before reporting to the supervisor, whose ready line must be the last one.
  if (config.NODE_ENV !== 'production')
    logger.warn(
      isDevelopmentMachine(config)
        ? `Listening at ${host}, for this machine only: a development machine`
        : `Counts as production, because ${explainNotDevelopmentMachine(process.env)}: no payment sandbox, no outbox, no overrides, no generated secrets. Set NODE_ENV=production`,
    );
  const app = await createGateway(config, logger);
  const address = metricsAddress(config);
  if (address) await serveMetrics(app, { address, jobs: true });
  await app.listen(config.PORT, host);
  const supervised = process.connected;
  // If the supervisor has exited, the process must free the port at once for the next start.
  const delay = () => (supervised && !process.connected ? 0 : shutdownDelay(config));
  runUntilSignal(app, { beforeClose: () => drain(app, delay()), logger });
  const { port } = app.getHttpServer().address() as { port: number };
  process.send?.({ ready: `http://localhost:${port}${config.BASE_PATH}`.replace(/\/$/, '') });
  process.on('disconnect', () => process.kill(process.pid, 'SIGTERM'));
} catch (error) {
  process.stderr.write(`${startFailure(error)}\n`);
  process.exit(1);
}
