import { isIP } from 'node:net';
import type { FastifyRequest } from 'fastify';
import { toldCaller } from './caller.ts';
import { isForwarded } from './forwarded-for.ts';
import { isLoopbackAddress, isLoopbackHost } from './loopback.ts';

/**
 * The IP address of the client: the one that the gateway tells, or that the trusted proxies name, or that of the
 * connection when what they pass on is no address.
 */
export function clientAddress(request: Pick<FastifyRequest, 'ip' | 'socket' | 'raw'>): string {
  const told = toldCaller(request);
  if (told) return told.address;
  const { ip, socket } = request;
  return isIP(ip) ? ip : (socket.remoteAddress ?? '');
}

/**
 * Whether the request was made on this machine: the connection comes from it, no header names a proxy,
 * and it was sent to a name of this machine, as a foreign name that resolves to this machine (DNS rebinding) is not.
 * Of a service on its own: on the gateway's machine.
 */
export function isOnThisMachine(request: Pick<FastifyRequest, 'socket' | 'headers' | 'raw'>): boolean {
  const told = toldCaller(request);
  if (told) return told.onThisMachine;
  const { socket, headers } = request;
  const here = isLoopbackAddress(socket.remoteAddress ?? '') && isLoopbackHost(headers.host ?? '');
  return here && !isForwarded(headers);
}
