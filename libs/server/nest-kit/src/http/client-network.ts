import { isIPv6 } from 'node:net';

/** IPv6 prefix lengths that providers assign to a line, a customer and a site (RFC 6177). */
const IPV6_PREFIXES = [64, 56, 48] as const;

/** Returns the narrowest network of an IP address: an IPv4 address itself, or the /64 of an IPv6 address. */
export const clientNetwork = (address: string): string => clientNetworks(address)[0] ?? address;

/**
 * Returns the networks that an address may represent, narrowest first: an IPv4 address alone, or an IPv6
 * address's /64, /56 and /48. One customer may hold any of these whole. Wider networks get higher limits.
 */
export function clientNetworks(address: string): readonly string[] {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '').replace(/%.*$/, '');
  if (!isIPv6(plain)) return [plain];
  const [head = '', tail] = plain.split('::');
  const left = head.split(':').filter(Boolean);
  const right = (tail ?? '').split(':').filter(Boolean);
  const zeros = tail === undefined ? 0 : Math.max(0, 8 - left.length - right.length);
  const groups = [...left, ...Array<string>(zeros).fill('0'), ...right].map((group) =>
    Number.parseInt(group, 16),
  );
  return IPV6_PREFIXES.map((bits) => {
    const kept = groups.slice(0, Math.ceil(bits / 16));
    if (bits % 16 > 0) kept.push((kept.pop() ?? 0) & (0xffff << (16 - (bits % 16))) & 0xffff);
    return `${kept.map((group) => group.toString(16)).join(':')}::/${bits}`;
  });
}
