import { agentConfig } from '@danqing/agent/config';
import { cocreateConfig } from '@danqing/cocreate/config';
import { creationsConfig } from '@danqing/creations/config';
import { identityConfig } from '@danqing/identity/config';
import { paymentsConfig } from '@danqing/payments/config';
import type { ServiceDefinition } from '@danqing/nest-kit';
import type { DatabaseService, ServiceConfig } from '@danqing/nest-kit/config';

interface KnownService {
  name: DatabaseService;
  /** The variables of its own. Read from sources alone, so that a start is checked before anything is built. */
  config?: ServiceConfig;
  load(): Promise<{ service: ServiceDefinition }>;
}

/**
 * Every service of the site, and all that the gateway knows of it: it mounts a service, or passes requests on to where
 * `SERVICE_<NAME>_URL` says that it runs.
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

/** The definitions of all services. */
export const loadServices = (): Promise<ServiceDefinition[]> =>
  Promise.all(SERVICES.map(async ({ load }) => (await load()).service));
