import { clientNetworks } from '@danqing/nest-kit';

/**
 * Returns an IPv4 address, or the /48 of an IPv6 address. One customer can hold a whole /48, so it has one
 * vote.
 */
export const networkOf = (address: string): string => clientNetworks(address).at(-1) ?? address;

/**
 * Returns the block that a network of `networkOf` belongs to: the /16 of an IPv4 address, or the /32 of an IPv6
 * network. A /32 is the smallest allocation of a provider, and a /16 has as many addresses as a /32 has /48s.
 */
export const blockOf = (network: string): string => network.split(/[.:]/).slice(0, 2).join(' ');
