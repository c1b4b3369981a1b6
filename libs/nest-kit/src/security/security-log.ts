/**
 * Injection token of the SecurityLogPort. The program that composes the services provides it for all of them; a service
 * that runs without takes it as optional.
 */
export const SECURITY_LOG = Symbol('SECURITY_LOG');
