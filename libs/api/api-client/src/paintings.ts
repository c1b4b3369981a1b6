import type {
  Animated,
  AnimateRequest,
  Painted,
  PaintingEvents,
  PaintRequest,
  VideoEvents,
} from '@danqing/contracts/creations';
import { ApiError, hasNoServerMessage, isRetryable } from './api-error.ts';
import { getCollection } from './collection-detail.ts';
import { failure, request, requestEvents, type CallOptions } from './request.ts';
import { serverEvents } from './server-events.ts';
import { createRetryNotifier, type RetryListeners, type RetryNotifier } from './retry-notifier.ts';
import { wait } from './wait.ts';

export interface PaintingListeners extends RetryListeners {
  onStarted?: (event: PaintingEvents['started']) => void;
  onLayer?: (event: PaintingEvents['layer']) => void;
}

export interface AnimationListeners extends RetryListeners {
  onStarted?: (event: VideoEvents['started']) => void;
  onProgress?: (event: VideoEvents['progress']) => void;
}

/** Retry delays in milliseconds. A failure after the last delay is thrown. */
const PAUSES = [500, 2_000, 4_000, 8_000, 15_000] as const;
/** From this retry on, the client requests a plain response, because a proxy may buffer the events. */
const WITHOUT_EVENTS = 2;
/** Poll interval for a continued creation after a lost connection, in milliseconds. */
const LOOK_EVERY = 3_000;
/** Number of polls: 90 seconds in total. By then the picture is stored or has failed. */
const LOOKS = 30;

/**
 * Paints a poem and follows its events. After a lost connection it repeats the request, which is not charged
 * again.
 *
 * @throws {ApiError} when the server refuses, or with `NETWORK` after half a minute without a connection
 * @throws {DOMException} when `signal` aborts; the painting continues
 */
export const paintPoem = (
  body: PaintRequest,
  news: PaintingListeners,
  options: CallOptions,
): Promise<Painted> =>
  untilThere('api/ai/image', body, { listeners: paintingEvents(news), news, read: readPainted }, options);

/** Animates a picture and follows the events of its video. Fails like `paintPoem`. */
export const animatePicture = (
  body: AnimateRequest,
  news: AnimationListeners,
  options: CallOptions,
): Promise<Animated> => {
  const listeners: Listeners = {
    started: (data) => news.onStarted?.(data as VideoEvents['started']),
    progress: (data) => news.onProgress?.(data as VideoEvents['progress']),
  };
  return untilThere('api/ai/image-to-video', body, { listeners, news, read: readAnimated }, options);
};

/**
 * Adds a picture to the member's own creation and follows its events. After a lost connection it polls the
 * creation, because a second request could start a second picture.
 *
 * @param known ids of the pictures that exist already
 * @throws {ApiError} when the server refuses, or with the first error when the picture does not appear within
 *   90 seconds
 */
export async function continueCollection(
  collectionId: number,
  known: readonly number[],
  news: PaintingListeners,
  options: CallOptions,
): Promise<Pick<Painted, 'imageId'> & Partial<Painted>> {
  const work = { listeners: paintingEvents(news), read: readPainted };
  const retries = createRetryNotifier(news);
  try {
    return await follow('api/ai/collection-image', { collectionId }, work, options, retries);
  } catch (error) {
    if (!isUnfinished(error)) throw error;
    retries.lost();
    for (let look = 0; look < LOOKS; look += 1) {
      await wait(LOOK_EVERY, options.signal);
      const found = await getCollection(collectionId, options).catch((failed: unknown) => {
        if (isUnfinished(failed)) return null;
        throw failed;
      });
      options.signal?.throwIfAborted();
      const added = found?.images.find(({ id }) => !known.includes(id));
      if (added) return { imageId: added.id };
    }
    throw error;
  } finally {
    retries.end();
  }
}

type Listeners = Readonly<Record<string, (data: unknown) => void>>;

interface Work<Answer> {
  listeners: Listeners;
  read: (body: unknown) => Answer | undefined;
}

const paintingEvents = ({ onStarted, onLayer }: PaintingListeners): Listeners => ({
  started: (data) => onStarted?.(data as PaintingEvents['started']),
  layer: (data) => onLayer?.(data as PaintingEvents['layer']),
});

/** Retries until the work is done: first with events, later without. Only for idempotent requests. */
async function untilThere<Answer>(
  path: string,
  body: unknown,
  { news, ...work }: Work<Answer> & { news: RetryListeners },
  options: CallOptions,
): Promise<Answer> {
  const { read } = work;
  const retries = createRetryNotifier(news);
  try {
    for (let lost = 0; ; lost += 1) {
      try {
        if (lost >= WITHOUT_EVENTS) return await request(path, { ...options, body, read });
        return await follow(path, body, work, options, retries);
      } catch (error) {
        const pause = PAUSES[lost];
        if (!isUnfinished(error) || pause === undefined) throw error;
        if (hasNoServerMessage(error)) retries.lost();
        else retries.found();
        await wait(pause, options.signal);
      }
    }
  } finally {
    retries.end();
  }
}

function follow<Answer>(
  path: string,
  body: unknown,
  { listeners, read }: Work<Answer>,
  options: CallOptions,
  retries: RetryNotifier,
): Promise<Answer> {
  retries.sent();
  return requestEvents(`${path}/stream`, {
    ...options,
    body,
    async take(response) {
      retries.answered();
      for await (const { name, data } of serverEvents(response)) {
        retries.found();
        if (name === 'error') throw failure(response, data);
        const answer = name === 'done' ? read(data) : undefined;
        if (answer) return answer;
        listeners[name]?.(data);
      }
      throw new Error('the events ended before the work was there');
    },
  });
}

const IN_PROGRESS = new Set(['PAINTING_IN_PROGRESS', 'VIDEO_IN_PROGRESS']);

/**
 * Returns whether the painting or video may still be in progress. This is so when the server reports it, or
 * when a temporary error does not come from our server.
 */
const isUnfinished = (error: unknown): error is ApiError =>
  error instanceof ApiError &&
  (IN_PROGRESS.has(error.code) || (hasNoServerMessage(error) && isRetryable(error)));

function readAnimated(body: unknown): Animated | undefined {
  const { imageId, videoUrl, credits } = (body ?? {}) as Partial<Animated>;
  const whole = typeof videoUrl === 'string' && [imageId, credits].every(Number.isInteger);
  return whole ? (body as Animated) : undefined;
}

function readPainted(body: unknown): Painted | undefined {
  const painted = (body ?? {}) as Partial<Painted>;
  const { imageUrl, imageId, collectionId, credits } = painted;
  const whole = typeof imageUrl === 'string' && [imageId, collectionId, credits].every(Number.isInteger);
  return whole ? (painted as Painted) : undefined;
}
