/** Queue of the jobs that paint. */
export const PAINTING_QUEUE = 'creations-painting';

/** How often a painting is begun before it is given up. */
export const ATTEMPTS = 4;

/** Of the queue; a try takes two of a model, and what else there is to do. */
export const PAINTING_OPTIONS = { retries: ATTEMPTS - 1, retryDelaySeconds: 1, timeLimitSeconds: 300 };

/** What a job of the queue is about. */
export interface PaintingJob {
  paintingId: number;
}

/** Under which the credits of a painting are held. */
export const holdKey = (paintingId: number): string => `painting:${paintingId}`;
