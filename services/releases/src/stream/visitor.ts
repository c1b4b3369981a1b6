import { randomBytes } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';

/** Cookie with the random id that decides which canaries a visitor gets. Only set while a canary runs. */
export const VISITOR_COOKIE = 'danqing_visitor';

/** 16 random bytes, base64url. */
const VISITOR = new RegExp(`(?:^|;\\s*)${VISITOR_COOKIE}=([\\w-]{22})(?=;|\\s*$)`);

/** An id for a visitor who has none yet. */
export const createVisitor = (): string => randomBytes(16).toString('base64url');

/** The id that a request carries; null without a well-formed one. */
export const visitorOf = ({ headers }: { headers: IncomingHttpHeaders }): string | null =>
  VISITOR.exec(headers.cookie ?? '')?.[1] ?? null;
