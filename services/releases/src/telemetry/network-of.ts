import { clientNetworks } from '@danqing/nest-kit';

/**
 * Returns an IPv4 address, or the /48 of an IPv6 address. One customer can hold a whole /48, so it has one
 * vote.
 */
export const networkOf = (address: string): string => clientNetworks(address).at(-1) ?? address;
