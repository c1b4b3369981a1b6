import { AppError, hostName, isLoopbackHost } from '@danqing/nest-kit';
import type { FastifyInstance } from 'fastify';

/** Health checks and split services use their own addresses. */
const HOST_EXEMPT = /^\/(?:(?:healthz|readyz)(?:\?|$)|internal\/)/;

/**
 * Rejects requests for other hosts, so that a foreign domain that points here does not show the site.
 * Loopback names are permitted, and so is `x-forwarded-host` from a trusted proxy. Health checks and calls
 * with the service token ignore the host.
 *
 * @param publicUrl has a scheme and a host
 */
export function refuseUnknownHosts(server: FastifyInstance, publicUrl: string): void {
  const known = hostName(new URL(publicUrl).host);
  server.addHook('onRequest', (request, _reply, done) => {
    const { host, url } = request;
    const allowed = hostName(host) === known || isLoopbackHost(host) || HOST_EXEMPT.test(url);
    done(allowed ? undefined : new AppError('HOST_UNKNOWN'));
  });
}
