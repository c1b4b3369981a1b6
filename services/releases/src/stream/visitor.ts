import { randomBytes } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';

/** Cookie with the random id that selects the canaries of a visitor. It is set only while a canary runs. */
export const VISITOR_COOKIE = 'danqing_visitor';

/**
 * Cookie with the name of the visitor's variant. A cache in front of the gateways selects pages by it, because
 * it cannot derive the variant from the visitor's id. It grants nothing: the gateway trusts only the id.
 */
export const VARIANT_COOKIE = 'danqing_variant';

const VARIANT = new RegExp(`(?:^|;\\s*)${VARIANT_COOKIE}=([\\w-]{12})(?=;|\\s*$)`);
const VISITOR = new RegExp(`(?:^|;\\s*)${VISITOR_COOKIE}=([\\w-]{22})(?=;|\\s*$)`);

export const createVisitor = (): string => randomBytes(16).toString('base64url');

/** Returns the variant that a cache selects pages by; empty for pages without canaries. */
export const variantOf = ({ headers }: { headers: IncomingHttpHeaders }): string =>
  VARIANT.exec(headers.cookie ?? '')?.[1] ?? '';

export const visitorOf = ({ headers }: { headers: IncomingHttpHeaders }): string | null =>
  VISITOR.exec(headers.cookie ?? '')?.[1] ?? null;
