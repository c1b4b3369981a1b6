import { isIP } from 'node:net';
import type { FastifyRequest } from 'fastify';

/**
 * The IP address of whoever asks: the one that the trusted proxies name, or that of the connection when what they pass
 * on is no address.
 */
export function clientAddress({ ip, socket }: Pick<FastifyRequest, 'ip' | 'socket'>): string {
  return isIP(ip) ? ip : (socket.remoteAddress ?? '');
}
