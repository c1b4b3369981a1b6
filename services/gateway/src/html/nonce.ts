import { randomBytes } from 'node:crypto';

export const createNonce = (): string => randomBytes(18).toString('base64url');
