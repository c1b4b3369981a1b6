import type { GatewayConfig } from '../config.ts';

/**
 * Returns whether pages may use the service worker. During development it would serve outdated files from its
 * cache.
 */
export const worksOffline = ({
  SERVICE_WORKER,
  DEVELOPMENT_SERVERS,
}: Pick<GatewayConfig, 'SERVICE_WORKER' | 'DEVELOPMENT_SERVERS'>): boolean =>
  SERVICE_WORKER === 'on' && DEVELOPMENT_SERVERS.size === 0;
