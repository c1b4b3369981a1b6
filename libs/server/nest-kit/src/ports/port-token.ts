import type { Port } from '@danqing/contracts/ports';

/**
 * Returns the injection token of a port. Ports of the same name have the same token, even across copies of
 * this module.
 */
export const portToken = ({ name }: Pick<Port, 'name'>): symbol => Symbol.for(`danqing:port:${name}`);
