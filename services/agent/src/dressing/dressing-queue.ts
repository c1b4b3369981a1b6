export const DRESSING_QUEUE = 'agent-dressing';

/** Attempts before a mock-up fails. */
export const ATTEMPTS = 4;

/** One attempt can take two model requests. */
export const DRESSING_OPTIONS = { retries: ATTEMPTS - 1, retryDelaySeconds: 1, timeLimitSeconds: 300 };

export interface DressingJob {
  dressingId: number;
}

/** Idempotency key of the credit hold. */
export const holdKey = (dressingId: number): string => `dressing:${dressingId}`;
