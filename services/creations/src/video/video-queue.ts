/** Queue of the jobs that make videos. */
export const VIDEO_QUEUE = 'creations-video';

/** How often a video is begun before it is given up. */
export const ATTEMPTS = 4;

/** Of the queue; a try takes as long as a model may, and what else there is to do. */
export const VIDEO_OPTIONS = { retries: ATTEMPTS - 1, retryDelaySeconds: 1, timeLimitSeconds: 900 };

/** What a job of the queue is about. */
export interface VideoJob {
  videoId: number;
}

/** Under which the credits of a video are held. */
export const holdKey = (videoId: number): string => `video:${videoId}`;
