import { isIP } from 'node:net';
import type { FastifyRequest } from 'fastify';
import { forwardedCaller } from './caller.ts';
import { isForwarded } from './forwarded-for.ts';
import { isLoopbackAddress, isLoopbackHost } from './loopback.ts';

/** Returns the client's IP address: from the gateway, else from trusted proxies, else from the connection. */
export function clientAddress(request: Pick<FastifyRequest, 'ip' | 'socket' | 'raw'>): string {
  const told = forwardedCaller(request);
  if (told) return told.address;
  const { ip, socket } = request;
  return isIP(ip) ? ip : (socket.remoteAddress ?? '');
}

/**
 * Returns whether the request was made on this machine or, in a separately running service, on the gateway's.
 * The connection must be local, without proxy headers, and addressed to a name of this machine. The name
 * matters because of DNS rebinding.
 */
export function isOnThisMachine(request: Pick<FastifyRequest, 'socket' | 'headers' | 'raw'>): boolean {
  const told = forwardedCaller(request);
  if (told) return told.onThisMachine;
  const { socket, headers } = request;
  const here = isLoopbackAddress(socket.remoteAddress ?? '') && isLoopbackHost(headers.host ?? '');
  return here && !isForwarded(headers);
}
