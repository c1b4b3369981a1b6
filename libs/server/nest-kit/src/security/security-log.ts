import { securityLogPort } from '@danqing/contracts/ports';
import { portToken } from '../ports/port-token.ts';

/**
 * Injection token of the SecurityLogPort. The composing program provides it for all services; one that runs
 * separately injects it as optional.
 */
export const SECURITY_LOG = portToken(securityLogPort);
