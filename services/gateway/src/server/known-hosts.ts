import { AppError, hostName, isLoopbackHost } from '@danqing/nest-kit';
import type { FastifyInstance } from 'fastify';

/** Whoever checks the process knows it by an address of its own. */
const HEALTH_CHECK = /^\/(?:healthz|readyz)(?:\?|$)/;

/**
 * Refuses requests for hosts that are not the site's: an address that somebody else made to lead here must not show it.
 * Names of this machine are known, for whoever works on it, and so is what a trusted proxy names in `x-forwarded-host`.
 * Health checks answer whatever the host. `publicUrl` has a scheme and a host.
 */
export function refuseUnknownHosts(server: FastifyInstance, publicUrl: string): void {
  const known = hostName(new URL(publicUrl).host);
  server.addHook('onRequest', (request, _reply, done) => {
    const { host, url } = request;
    const allowed = hostName(host) === known || isLoopbackHost(host) || HEALTH_CHECK.test(url);
    done(allowed ? undefined : new AppError('HOST_UNKNOWN'));
  });
}
