/** Queue of the jobs that paint. */
export const PAINTING_QUEUE = 'creations-painting';

/** What a job of the queue is about. */
export interface PaintingJob {
  paintingId: number;
}

/** Under which the credits of a painting are held. */
export const holdKey = (paintingId: number): string => `painting:${paintingId}`;
