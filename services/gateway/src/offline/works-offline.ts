import type { GatewayConfig } from '../config.ts';

/** During development the worker would serve outdated files from its cache. */
export const worksOffline = ({
  SERVICE_WORKER,
  DEVELOPMENT_SERVERS,
}: Pick<GatewayConfig, 'SERVICE_WORKER' | 'DEVELOPMENT_SERVERS'>): boolean =>
  SERVICE_WORKER === 'on' && DEVELOPMENT_SERVERS.size === 0;
