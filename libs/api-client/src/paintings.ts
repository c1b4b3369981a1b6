// Pictures and videos on their way: followed by their events, and asked for again where a connection is lost.
import type {
  Animated,
  AnimateRequest,
  Painted,
  PaintingEvents,
  PaintRequest,
  VideoEvents,
} from '@danqing/contracts/creations';
import { ApiError, isWordless, mayBeMended } from './api-error.ts';
import { getCollection } from './one-collection.ts';
import { failure, request, requestEvents, type CallOptions } from './request.ts';
import { serverEvents } from './server-events.ts';
import { tellStillTrying, type RetryNews } from './still-trying.ts';
import { wait } from './wait.ts';

/** What is told of a picture while it is made. */
export interface PaintingNews extends RetryNews {
  onStarted?: (event: PaintingEvents['started']) => void;
  onLayer?: (event: PaintingEvents['layer']) => void;
}

/** What is told of a video while it is made. */
export interface AnimationNews extends RetryNews {
  onStarted?: (event: VideoEvents['started']) => void;
  onProgress?: (event: VideoEvents['progress']) => void;
}

/** How long is waited after a lost connection, in milliseconds; after the last one the failure is thrown. */
const PAUSES = [500, 2_000, 4_000, 8_000, 15_000] as const;
/** From this lost connection on the answer is waited for without events: something between may hold them back. */
const WITHOUT_EVENTS = 2;
/** How often a continued creation is looked at after a lost connection, in milliseconds. */
const LOOK_EVERY = 3_000;
/** A minute and a half: what was begun is there, or has failed. */
const LOOKS = 30;

/**
 * Has a poem painted and follows it. A lost connection asks again for the same painting, which costs nothing.
 *
 * @throws {ApiError} as the server refuses, and `NETWORK` when it cannot be reached for half a minute
 * @throws {DOMException} when `signal` ended it; the painting goes on
 */
export const paintPoem = (body: PaintRequest, news: PaintingNews, options: CallOptions): Promise<Painted> =>
  untilThere('api/ai/image', body, { listeners: paintingEvents(news), news, read: readPainted }, options);

/** The same for the video of a picture. */
export const animatePicture = (
  body: AnimateRequest,
  news: AnimationNews,
  options: CallOptions,
): Promise<Animated> => {
  const listeners: Listeners = {
    started: (data) => news.onStarted?.(data as VideoEvents['started']),
    progress: (data) => news.onProgress?.(data as VideoEvents['progress']),
  };
  return untilThere('api/ai/image-to-video', body, { listeners, news, read: readAnimated }, options);
};

/**
 * Adds another picture to an own creation and follows it. After a lost connection it does not ask again, which could begin
 * one picture more: it looks at the creation until the picture is there.
 *
 * @param known numbers of the pictures that are there already
 * @throws {ApiError} as the server refuses, and `NETWORK` when the picture has not come
 */
export async function continueCollection(
  collectionId: number,
  known: readonly number[],
  news: PaintingNews,
  options: CallOptions,
): Promise<Pick<Painted, 'imageId'> & Partial<Painted>> {
  const work = { listeners: paintingEvents(news), news, read: readPainted };
  try {
    return await follow('api/ai/collection-image', { collectionId }, work, options);
  } catch (error) {
    if (!isUnfinished(error)) throw error;
    const patience = tellStillTrying(news);
    patience.lost();
    try {
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
      patience.end();
    }
  }
}

type Listeners = Readonly<Record<string, (data: unknown) => void>>;

interface Work<Answer> {
  listeners: Listeners;
  news: RetryNews;
  /** Takes the answer out of a body. */
  read: (body: unknown) => Answer | undefined;
}

const paintingEvents = ({ onStarted, onLayer }: PaintingNews): Listeners => ({
  started: (data) => onStarted?.(data as PaintingEvents['started']),
  layer: (data) => onLayer?.(data as PaintingEvents['layer']),
});

/** Asks for the work, by its events and at last without, until it is there. Only for what is made once however often it is asked for. */
async function untilThere<Answer>(
  path: string,
  body: unknown,
  work: Work<Answer>,
  options: CallOptions,
): Promise<Answer> {
  const { read } = work;
  const patience = tellStillTrying(work.news);
  try {
    for (let lost = 0; ; lost += 1) {
      try {
        if (lost >= WITHOUT_EVENTS) return await request(path, { ...options, body, read });
        return await follow(path, body, work, options, patience.found);
      } catch (error) {
        const pause = PAUSES[lost];
        if (!isUnfinished(error) || pause === undefined) throw error;
        if (isWordless(error)) patience.lost();
        else patience.found();
        await wait(pause, options.signal);
      }
    }
  } finally {
    patience.end();
  }
}

/** The work's stream up to `done`, which is its answer, or `error`, which is thrown. */
function follow<Answer>(
  path: string,
  body: unknown,
  { listeners, read }: Work<Answer>,
  options: CallOptions,
  onEvent: () => void = () => {},
): Promise<Answer> {
  return requestEvents(`${path}/stream`, {
    ...options,
    body,
    async take(response) {
      for await (const { name, data } of serverEvents(response)) {
        onEvent();
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

/** Whether the work may still be on its way: the server says so, or nothing of the server's own came. */
const isUnfinished = (error: unknown): error is ApiError =>
  error instanceof ApiError && (IN_PROGRESS.has(error.code) || (isWordless(error) && mayBeMended(error)));

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
