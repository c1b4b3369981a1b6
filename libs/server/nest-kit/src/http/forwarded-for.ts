import type { IncomingHttpHeaders } from 'node:http';
import { isIPv4, isIPv6 } from 'node:net';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Logger } from 'pino';

/**
 * Any client can send the header from many addresses. This many warnings suffice to find a misconfigured
 * proxy.
 */
const MAX_WARNINGS = 20;

const FORWARDING_HEADER =
  /^(?:forwarded|via|x-forwarded(?:-.*)?|x-original-.*|x-real-ip|(?:.*-)?client-ip|.*-connecting-ip.*)$/;

export const isForwarded = (headers: IncomingHttpHeaders): boolean =>
  Object.keys(headers).some((name) => FORWARDING_HEADER.test(name));

/**
 * Strips ports and brackets from `x-forwarded-for`, which some proxies add. Warns once per untrusted address
 * that sends it: if that is the site's own proxy, all visitors count as one.
 */
export function readForwardedFor(fastify: FastifyInstance, logger: Logger): void {
  const warned = new Set<string>();
  fastify.addHook('onRequest', (request, _reply, done) => {
    const { headers } = request.raw;
    const given = headers['x-forwarded-for'];
    if (typeof given === 'string' && given.trim() !== '') {
      headers['x-forwarded-for'] = given
        .split(',')
        .map((part) => withoutPort(part.trim()))
        .join(', ');
      warnOfUntrusted(request, warned, logger);
    }
    done();
  });
}

function warnOfUntrusted({ ips, socket }: FastifyRequest, warned: Set<string>, logger: Logger): void {
  const from = socket.remoteAddress ?? '';
  if ((ips?.length ?? 0) > 1 || warned.has(from) || warned.size >= MAX_WARNINGS) return;
  warned.add(from);
  logger.warn(
    { from },
    'x-forwarded-for is not believed from this address: if it is your proxy, name it in TRUSTED_PROXIES, or all its visitors count as one',
  );
}

function withoutPort(text: string): string {
  const [, bracketed, plain] = /^(?:\[([\da-fA-F:.]+)\]|([\d.]+))(?::\d{1,5})?$/.exec(text) ?? [];
  if (bracketed !== undefined && isIPv6(bracketed)) return bracketed;
  return plain !== undefined && isIPv4(plain) ? plain : text;
}
