export const VIDEO_QUEUE = 'creations-video';

export const ATTEMPTS = 4;

/** The time limit covers the model's task limit plus encoding and storage. */
export const VIDEO_OPTIONS = { retries: ATTEMPTS - 1, retryDelaySeconds: 1, timeLimitSeconds: 900 };

export interface VideoJob {
  videoId: number;
}

export const holdKey = (videoId: number): string => `video:${videoId}`;
