import type { GatewayConfig } from '../config.ts';

/** Whether pages install the service worker. While developing it would hold on to what is just being changed. */
export const worksOffline = ({
  SERVICE_WORKER,
  DEVELOPMENT_SERVERS,
}: Pick<GatewayConfig, 'SERVICE_WORKER' | 'DEVELOPMENT_SERVERS'>): boolean =>
  SERVICE_WORKER === 'on' && DEVELOPMENT_SERVERS.size === 0;
