import { AppError, hostName, isLoopbackHost } from '@danqing/nest-kit';
import type { FastifyInstance } from 'fastify';

/** Health checks and services that run elsewhere use addresses of their own. */
const BY_ANY_NAME = /^\/(?:(?:healthz|readyz)(?:\?|$)|internal\/)/;

/**
 * Refuses requests for hosts that are not the site's: a foreign domain that points here must not show it. Names of this
 * machine are known, for work on it, and so is what a trusted proxy names in `x-forwarded-host`. Health checks, and
 * calls with the service token, answer whatever the host. `publicUrl` has a scheme and a host.
 */
export function refuseUnknownHosts(server: FastifyInstance, publicUrl: string): void {
  const known = hostName(new URL(publicUrl).host);
  server.addHook('onRequest', (request, _reply, done) => {
    const { host, url } = request;
    const allowed = hostName(host) === known || isLoopbackHost(host) || BY_ANY_NAME.test(url);
    done(allowed ? undefined : new AppError('HOST_UNKNOWN'));
  });
}
