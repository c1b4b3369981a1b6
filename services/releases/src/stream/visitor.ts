import { randomBytes } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';

/** Cookie with the random id that selects the canaries of a visitor. It is set only while a canary runs. */
export const VISITOR_COOKIE = 'danqing_visitor';

const VISITOR = new RegExp(`(?:^|;\\s*)${VISITOR_COOKIE}=([\\w-]{22})(?=;|\\s*$)`);

export const createVisitor = (): string => randomBytes(16).toString('base64url');

export const visitorOf = ({ headers }: { headers: IncomingHttpHeaders }): string | null =>
  VISITOR.exec(headers.cookie ?? '')?.[1] ?? null;
