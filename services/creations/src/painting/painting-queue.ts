export const PAINTING_QUEUE = 'creations-painting';

export const ATTEMPTS = 4;

/** The time limit covers two model attempts plus storage. */
export const PAINTING_OPTIONS = { retries: ATTEMPTS - 1, retryDelaySeconds: 1, timeLimitSeconds: 300 };

export interface PaintingJob {
  paintingId: number;
}

export const holdKey = (paintingId: number): string => `painting:${paintingId}`;
