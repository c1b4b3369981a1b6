import { clientNetworks } from '@danqing/nest-kit';

/** An IPv4 address, or the /48 of an IPv6 address: what one customer can have is one network, with one voice. */
export const networkOf = (address: string): string => clientNetworks(address).at(-1) ?? address;
