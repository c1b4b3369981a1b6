import { BlockList, isIPv6, type Server, type Socket } from 'node:net';
import { clientNetworks } from '@danqing/nest-kit';

export interface ConnectionLimits {
  all: number;
  /** Per IPv4 address or /64; a /56 and a /48 have a higher limit. */
  perNetwork: number;
}

/** Factor between the limits of a /64 and a /56, and of a /56 and a /48. */
const WIDER_NETWORK_FACTOR = 2;

/**
 * Closes new connections beyond the limits, so that no single network can use all connections. Connections
 * from trusted proxies carry requests of all clients, so they count for no network; the proxy must limit
 * them.
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
    if (
      networks.some(
        (network, width) => (open.get(network) ?? 0) >= perNetwork * WIDER_NETWORK_FACTOR ** width,
      )
    ) {
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
