import type { Port } from '@danqing/contracts/ports';

export const portToken = ({ name }: Pick<Port, 'name'>): symbol => Symbol.for(`danqing:port:${name}`);
