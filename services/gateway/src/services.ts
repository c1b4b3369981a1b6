import { agentConfig } from '@danqing/agent/config';
import { cocreateConfig } from '@danqing/cocreate/config';
import { creationsConfig } from '@danqing/creations/config';
import { identityConfig } from '@danqing/identity/config';
import { paymentsConfig } from '@danqing/payments/config';
import type { ServiceDefinition } from '@danqing/nest-kit';
import type { DatabaseService, ServiceConfig } from '@danqing/nest-kit/config';

interface KnownService {
  name: DatabaseService;
  /**
   * The service's settings. Must be importable without a build, because they are checked before the build.
   */
  config?: ServiceConfig;
  load(): Promise<{ service: ServiceDefinition }>;
}

/**
 * All services of the site. The gateway mounts each one, or forwards its requests to `SERVICE_<NAME>_URL`.
 */
export const SERVICES: readonly KnownService[] = [
  { name: 'colors', load: () => import('@danqing/colors') },
  { name: 'credits', load: () => import('@danqing/credits') },
  { name: 'identity', config: identityConfig as ServiceConfig, load: () => import('@danqing/identity') },
  { name: 'palettes', load: () => import('@danqing/palettes') },
  { name: 'creations', config: creationsConfig as ServiceConfig, load: () => import('@danqing/creations') },
  { name: 'cocreate', config: cocreateConfig as ServiceConfig, load: () => import('@danqing/cocreate') },
  { name: 'payments', config: paymentsConfig as ServiceConfig, load: () => import('@danqing/payments') },
  { name: 'agent', config: agentConfig as ServiceConfig, load: () => import('@danqing/agent') },
];

export const loadServices = (): Promise<ServiceDefinition[]> =>
  Promise.all(SERVICES.map(async ({ load }) => (await load()).service));
