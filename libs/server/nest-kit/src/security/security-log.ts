import { securityLogPort } from '@danqing/contracts/ports';
import { portToken } from '../ports/port-token.ts';

/**
 * Injection token of the SecurityLogPort. A program that composes services provides it for all of them. A
 * service that runs separately has no provider, so its classes inject the token with `@Optional()`.
 */
export const SECURITY_LOG = portToken(securityLogPort);
