import { isIPv6 } from 'node:net';

/** Lengths of the IPv6 prefixes that providers give to one line, to one customer and to one site (RFC 6177). */
const IPV6_PREFIXES = [64, 56, 48] as const;

/** One household or office: an IPv4 address, or the /64 of an IPv6 address, all of which is usually one line. */
export const clientNetwork = (address: string): string => clientNetworks(address)[0] ?? address;

/**
 * The networks that an address may stand for, the narrowest first: an IPv4 address alone; the /64, /56 and /48 of an
 * IPv6 address, as one customer may hold any of them whole. Limits that count more than one give the wider one more.
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
