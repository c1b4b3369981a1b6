/**
 * Returns whether pages may use the service worker. During development it would serve outdated files from its
 * cache.
 */
export const worksOffline = ({
  SERVICE_WORKER,
  DEVELOPMENT_SERVERS,
}: {
  SERVICE_WORKER: 'on' | 'off';
  DEVELOPMENT_SERVERS: ReadonlyMap<string, unknown>;
}): boolean => SERVICE_WORKER === 'on' && DEVELOPMENT_SERVERS.size === 0;
