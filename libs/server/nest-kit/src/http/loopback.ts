import { isIP, isIPv4, isIPv6 } from 'node:net';

/**
 * Returns whether an IP address is `::1` or in 127.0.0.0/8, also in IPv4-mapped form. False for host names.
 */
export function isLoopbackAddress(address: string): boolean {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '');
  return isIPv4(plain) ? plain.startsWith('127.') : isIPv6(plain) && plain === '::1';
}

/**
 * Returns the name in a Host header in lower case, without port, IPv6 brackets and final dot. Returns null
 * when the header is malformed.
 */
export function hostName(host: string): string | null {
  const [, bracketed, plain] =
    /^(?:\[([\da-f:.]+)\]|([a-z\d_.-]+?)\.?)(?::\d{1,5})?$/.exec(host.trim().toLowerCase()) ?? [];
  if (bracketed !== undefined) return isIPv6(bracketed) ? bracketed : null;
  return plain ?? null;
}

/**
 * Returns whether a host is this machine regardless of DNS: `localhost`, a subdomain of it, or a loopback
 * address (RFC 6761 §6.3). The owner of any other name can make it resolve to this machine.
 */
export function isLoopbackHost(host: string): boolean {
  const name = hostName(host);
  if (name === null) return false;
  return isIP(name) ? isLoopbackAddress(name) : /(?:^|\.)localhost$/.test(name);
}
