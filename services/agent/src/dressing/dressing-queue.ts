/** Queue of the jobs that lay patterns on products. */
export const DRESSING_QUEUE = 'agent-dressing';

/** How often a dressing is begun before it is given up. */
export const ATTEMPTS = 4;

/** Of the queue; a try takes two of a model, and what else there is to do. */
export const DRESSING_OPTIONS = { retries: ATTEMPTS - 1, retryDelaySeconds: 1, timeLimitSeconds: 300 };

/** What a job of the queue is about. */
export interface DressingJob {
  dressingId: number;
}

/** Under which the credits of a dressing are held. */
export const holdKey = (dressingId: number): string => `dressing:${dressingId}`;
