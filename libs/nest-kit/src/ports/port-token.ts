import type { Port } from '@danqing/contracts/ports';

/** Injection token of what a service offers, mounted or over HTTP. */
export const portToken = ({ name }: Pick<Port, 'name'>): symbol => Symbol.for(`danqing:port:${name}`);
