import { BlockList, isIPv6, type Server, type Socket } from 'node:net';
import { clientNetworks } from '@danqing/nest-kit';

export interface ConnectionLimits {
  /** Open connections of this process. */
  all: number;
  /** Of an IPv4 address or a /64; a /56 and a /48 have more. */
  perNetwork: number;
}

/** A /56 may hold this many times what a /64 may, a /48 again. */
const WIDER = 2;

/**
 * Closes connections beyond the limits as they open, so that no network holds all that there are. Those of a trusted
 * proxy carry requests of all clients and count for no network; the proxy limits them.
 */
export function limitConnections(
  server: Server,
  { all, perNetwork }: ConnectionLimits,
  trustedProxies: readonly string[],
): void {
  const open = new Map<string, number>();
  const isProxy = addressMatcher(trustedProxies);
  server.maxConnections = all;
  server.on('connection', (socket: Socket) => {
    const { remoteAddress } = socket;
    if (remoteAddress === undefined || isProxy(remoteAddress)) return;
    const networks = clientNetworks(remoteAddress);
    if (networks.some((network, width) => (open.get(network) ?? 0) >= perNetwork * WIDER ** width)) {
      socket.destroy();
      return;
    }
    for (const network of networks) open.set(network, (open.get(network) ?? 0) + 1);
    socket.once('close', () => {
      for (const network of networks) {
        const left = (open.get(network) ?? 1) - 1;
        if (left > 0) open.set(network, left);
        else open.delete(network);
      }
    });
  });
}

/** Tells whether an address lies in one of the IP addresses and CIDR ranges. */
function addressMatcher(ranges: readonly string[]): (address: string) => boolean {
  const list = new BlockList();
  for (const range of ranges) {
    const [address = '', bits] = range.split('/');
    const family = isIPv6(address) ? 'ipv6' : 'ipv4';
    if (bits === undefined) list.addAddress(address, family);
    else list.addSubnet(address, Number(bits), family);
  }
  return (address) => {
    const plain = address.replace(/^::ffff:(?=\d+\.)/i, '');
    return list.check(plain, isIPv6(plain) ? 'ipv6' : 'ipv4');
  };
}
