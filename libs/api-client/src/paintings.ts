// Pictures and videos on their way: followed by their events, and asked for again where a connection is lost.
import type {
  Animated,
  AnimateRequest,
  Painted,
  PaintingEvents,
  PaintRequest,
  VideoEvents,
} from '@danqing/contracts/creations';
import { ApiError } from './api-error.ts';
import { getCollection } from './one-collection.ts';
import { failure, request, requestEvents, type CallOptions } from './request.ts';
import { serverEvents } from './server-events.ts';
import { wait } from './wait.ts';

/** What is told of a picture while it is made. */
export interface PaintingNews {
  onStarted?: (event: PaintingEvents['started']) => void;
  onLayer?: (event: PaintingEvents['layer']) => void;
}

/** What is told of a video while it is made. */
export interface AnimationNews {
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
  untilThere('api/ai/image', body, paintingEvents(news), readPainted, options);

/** The same for a picture of an own creation and its video. */
export const animatePicture = (
  body: AnimateRequest,
  { onStarted, onProgress }: AnimationNews,
  options: CallOptions,
): Promise<Animated> =>
  untilThere(
    'api/ai/image-to-video',
    body,
    {
      started: (data) => onStarted?.(data as VideoEvents['started']),
      progress: (data) => onProgress?.(data as VideoEvents['progress']),
    },
    readAnimated,
    options,
  );

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
  try {
    return await follow(
      'api/ai/collection-image',
      { collectionId },
      paintingEvents(news),
      readPainted,
      options,
    );
  } catch (error) {
    if (!isUnfinished(error)) throw error;
    for (let look = 0; look < LOOKS; look += 1) {
      await wait(LOOK_EVERY, options.signal);
      const found = await getCollection(collectionId, options).catch(() => null);
      options.signal?.throwIfAborted();
      const added = found?.images.find(({ id }) => !known.includes(id));
      if (added) return { imageId: added.id };
    }
    throw error;
  }
}

type Listeners = Readonly<Record<string, (data: unknown) => void>>;
type Read<Answer> = (body: unknown) => Answer | undefined;

const paintingEvents = ({ onStarted, onLayer }: PaintingNews): Listeners => ({
  started: (data) => onStarted?.(data as PaintingEvents['started']),
  layer: (data) => onLayer?.(data as PaintingEvents['layer']),
});

/** Asks for the work, by its events and at last without, until it is there. Only for what is made once however often it is asked for. */
async function untilThere<Answer>(
  path: string,
  body: unknown,
  listeners: Listeners,
  read: Read<Answer>,
  options: CallOptions,
): Promise<Answer> {
  for (let lost = 0; ; lost += 1) {
    try {
      if (lost < WITHOUT_EVENTS) return await follow(path, body, listeners, read, options);
      return await request(path, { ...options, body, read });
    } catch (error) {
      const pause = PAUSES[lost];
      if (!isUnfinished(error) || pause === undefined) throw error;
      await wait(pause, options.signal);
    }
  }
}

/** The work's stream up to `done`, which is its answer, or `error`, which is thrown. */
function follow<Answer>(
  path: string,
  body: unknown,
  listeners: Listeners,
  read: Read<Answer>,
  options: CallOptions,
): Promise<Answer> {
  return requestEvents(`${path}/stream`, {
    ...options,
    body,
    async take(response) {
      for await (const { name, data } of serverEvents(response)) {
        if (name === 'error') throw failure(response, data);
        const answer = name === 'done' ? read(data) : undefined;
        if (answer) return answer;
        listeners[name]?.(data);
      }
      throw new Error('the events ended before the work was there');
    },
  });
}

const UNFINISHED = new Set(['NETWORK', 'UNEXPECTED_RESPONSE', 'PAINTING_IN_PROGRESS', 'VIDEO_IN_PROGRESS']);

/** Whether the work may still be on its way. */
const isUnfinished = (error: unknown): boolean => error instanceof ApiError && UNFINISHED.has(error.code);

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
