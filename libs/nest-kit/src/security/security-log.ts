import { securityLogPort } from '@danqing/contracts/ports';
import { portToken } from '../ports/port-token.ts';

/**
 * Injection token of the SecurityLogPort. The program that composes the services provides it for all of them; a service
 * that runs without takes it as optional.
 */
export const SECURITY_LOG = portToken(securityLogPort);
