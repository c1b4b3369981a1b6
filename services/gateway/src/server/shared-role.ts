import { ConfigError, isDevelopmentMachine, hasServiceAddresses, isSuperuser } from '@danqing/nest-kit';
import type { Logger } from 'pino';
import { servicesInside, type GatewayConfig } from '../config.ts';

/**
 * Warns when services share the role of DATABASE_URL instead of having their own. A superuser can read any
 * file and run any program on the database machine.
 *
 * @throws {ConfigError} when the role is a superuser in production
 */
export async function checkSharedRole(config: GatewayConfig, logger: Pick<Logger, 'warn'>): Promise<void> {
  const { DATABASE_URL: shared } = config;
  const services = servicesInside(config);
  if (!shared || hasServiceAddresses(config) || services.length === 0) return;
  const superuser = await isSuperuser(shared);
  if (superuser && !isDevelopmentMachine(config))
    throw new ConfigError([
      "DATABASE_URL: is a superuser's, which a gateway in production must not have. " +
        'Give each service a role of its own: npm run database -- roles',
    ]);
  logger.warn(
    `These services share the database role of DATABASE_URL${superuser ? ', a superuser' : ''}: ${services.join(', ')}. ` +
      'Give each a role of its own: npm run database -- roles',
  );
}
