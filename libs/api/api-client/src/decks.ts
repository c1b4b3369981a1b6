import type { Deck, DecksResponse, RunEvents, RunRequest } from '@danqing/contracts/agent';
import type { PaletteListResponse } from '@danqing/contracts/palettes';
import { ApiError, hasNoServerMessage, isRetryable } from './api-error.ts';
import { readPalette, type ListedPalette } from './read-palette.ts';
import { failure, request, requestEvents, requestFile, requestNothing, type CallOptions } from './request.ts';
import { serverEvents } from './server-events.ts';
import { createRetryNotifier, type RetryListeners } from './retry-notifier.ts';
import { wait } from './wait.ts';

/** Callbacks for the events of a run. A run that is resumed from the beginning repeats its events. */
export interface DeckListeners extends RetryListeners {
  onStart: (event: RunEvents['start']) => void;
  onPlan: (event: RunEvents['plan']) => void;
  onDesign: (event: RunEvents['design']) => void;
  onContent: (event: RunEvents['content']) => void;
}

/** Reconnect delays in milliseconds. A received event restarts the sequence. */
const PAUSES = [500, 1_000, 2_000, 4_000, 8_000, 15_000] as const;

export const deckKeys = {
  all: ['decks'],
  own: (userId: number) => ['decks', 'own', userId],
} as const;

/**
 * Writes a deck and follows its events. A lost connection is resumed after the last event.
 *
 * @throws {ApiError} when the server refuses, when the run sends an `error` event, or with `NETWORK` after
 *   half a minute without a connection
 * @throws {DOMException} when `signal` aborts; the run stops and can be resumed
 */
export const makeDeck = (order: RunRequest, news: DeckListeners, options: CallOptions): Promise<Deck> =>
  follow({ order }, news, options);

/** Resumes a deck from its first event. Fails like `makeDeck`. */
export const resumeDeck = (id: string, news: DeckListeners, options: CallOptions): Promise<Deck> =>
  follow({ id }, news, options);

async function follow(
  begin: { order: RunRequest } | { id: string },
  news: DeckListeners,
  options: CallOptions,
): Promise<Deck> {
  let id = 'id' in begin ? begin.id : null;
  const headers: { 'last-event-id'?: string } = {};
  let lost = 0;
  const retries = createRetryNotifier(news);
  const take = async (response: Response): Promise<Deck> => {
    retries.answered();
    for await (const event of serverEvents(response)) {
      if (event.name === 'error') throw failure(response, event.data);
      if (event.id) headers['last-event-id'] = event.id;
      lost = 0;
      retries.found();
      const deck = dispatch(event.name, event.data);
      if (deck) return deck;
    }
    throw new Error('the events ended before the deck was there');
  };
  const dispatch = (name: string, data: unknown): Deck | null => {
    if (name === 'start') {
      id = (data as RunEvents['start']).request_id;
      news.onStart(data as RunEvents['start']);
    } else if (name === 'plan') news.onPlan(data as RunEvents['plan']);
    else if (name === 'design') news.onDesign(data as RunEvents['design']);
    else if (name === 'content') news.onContent(data as RunEvents['content']);
    else if (name === 'done') return (data as RunEvents['done']).deck;
    return null;
  };
  try {
    for (;;) {
      retries.sent();
      try {
        if (id === null && 'order' in begin)
          return await requestEvents('api/agent/run-stream', { ...options, body: begin.order, take });
        return await requestEvents(`api/agent/runs/${id}/events`, {
          ...options,
          headers: headers as Record<string, string>,
          take,
        });
      } catch (error) {
        const pause = PAUSES[lost];
        // Without the run's id, a retry would start a second run.
        if (id === null || pause === undefined || !isLost(error)) throw error;
        lost += 1;
        retries.lost();
        await wait(pause, options.signal);
      }
    }
  } finally {
    retries.end();
  }
}

const isLost = (error: unknown) =>
  error instanceof ApiError && hasNoServerMessage(error) && isRetryable(error);

/**
 * Returns a page of the member's decks, newest first.
 *
 * @param after `next` of the previous page
 */
export function listDecks(after: number | undefined, options: CallOptions): Promise<DecksResponse> {
  const query = after === undefined ? '' : `?after=${after}`;
  return request(`api/agent/decks${query}`, { ...options, read: readDecks });
}

/** Deletes a deck of the member. `undeleteDeck` restores it within 10 minutes. */
export const deleteDeck = (id: string, options: CallOptions): Promise<void> =>
  requestNothing(`api/agent/decks/${id}`, { ...options, method: 'DELETE' });

/** Restores a deck that the member deleted in the last 10 minutes. */
export const undeleteDeck = (id: string, options: CallOptions): Promise<void> =>
  requestNothing(`api/agent/decks/${id}/undelete`, { ...options, method: 'POST' });

export type DeckFile = 'pptx' | 'pdf';
const TYPES: Record<DeckFile, string> = {
  pptx: 'application/vnd.openxmlformats-officedocument.presentationml.presentation',
  pdf: 'application/pdf',
};

/** Downloads a finished deck. Fails like `requestFile`. */
export const fetchDeckFile = (id: string, file: DeckFile, options: CallOptions): Promise<Blob> =>
  requestFile(`api/agent/decks/${id}/deck.${file}`, { ...options, mediaType: TYPES[file] });

/** Returns random public palettes. A malformed palette is returned with its problem in `fault`. */
export const listRandomPalettes = (limit: number, options: CallOptions): Promise<ListedPalette[]> =>
  request(`api/palettes/public?mode=random&limit=${limit}`, { ...options, read: readPalettes });

function readPalettes(body: unknown): ListedPalette[] | undefined {
  const { data } = (body ?? {}) as Partial<PaletteListResponse>;
  return Array.isArray(data) ? data.map(readPalette) : undefined;
}

function readDecks(body: unknown): DecksResponse | undefined {
  const { data, next } = (body ?? {}) as Partial<DecksResponse>;
  if (!Array.isArray(data) || (next !== null && !Number.isInteger(next))) return undefined;
  return { ...(body as DecksResponse), data: data.filter(isDeck) };
}

const isDeck = (entry: unknown): entry is Deck => {
  const { id, title, palette } = (entry ?? {}) as Partial<Deck>;
  return typeof id === 'string' && typeof title === 'string' && Array.isArray(palette?.colors);
};
