import { randomUUID } from 'node:crypto';
import { makeDesign } from '@danqing/deck';
import type { RunEvents } from '@danqing/contracts/agent';
import type { ColorsPort } from '@danqing/contracts/colors';
import { colorsPort } from '@danqing/contracts/ports';
import {
  AppError,
  countCall,
  isDatabaseUnavailable,
  portToken,
  rejectExceeded,
  uncountCall,
} from '@danqing/nest-kit';
import { Inject, Injectable, type BeforeApplicationShutdown } from '@nestjs/common';
import { getDataSourceToken } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { DeckResponses } from '../deck/deck-responses.ts';
import {
  finishDeck,
  insertDeck,
  saveDesign,
  savePlan,
  saveSlide,
  takeOverDeck,
  type StoredDeck,
} from '../deck/deck.queries.ts';
import { DeckWriters } from '../deck-writer/deck-writers.ts';
import { decksOf, resumesOf, type RunClient } from './run-limits.ts';
import { paletteOf, type ParsedRunRequest } from './run-request.ts';

type SentEvents = Omit<RunEvents, 'error'>;
export type RunEvent = {
  [Name in keyof SentEvents]: { name: Name; data: SentEvents[Name]; id: number };
}[keyof SentEvents];

/** Event ids; a slide's id is `FIRST_SLIDE` plus its index. */
const START = 0;
const PLAN = 1;
const DESIGN = 2;
const FIRST_SLIDE = 3;
const BEFORE_ALL = -1;

/**
 * Writes decks while a client is connected and stores what is written. A reconnecting client receives the
 * stored part, then the rest is written (ADR 67).
 */
@Injectable()
export class RunService implements BeforeApplicationShutdown {
  readonly #stopping = new AbortController();

  constructor(
    @Inject(getDataSourceToken('agent')) private readonly dataSource: DataSource,
    @Inject(portToken(colorsPort)) private readonly colors: ColorsPort,
    @Inject(DeckWriters) private readonly deckwrights: DeckWriters,
    @Inject(DeckResponses) private readonly answers: DeckResponses,
  ) {}

  /**
   * Begins a run; consuming the returned events drives the work.
   *
   * @throws {AppError} RATE_LIMITED, or as `paletteOf`
   */
  async begin(
    order: ParsedRunRequest,
    client: RunClient,
    gone: AbortSignal,
  ): Promise<AsyncGenerator<RunEvent>> {
    const palette = paletteOf(order.palette, await this.#knownColors());
    rejectExceeded(await countCall(this.dataSource, decksOf(client)));
    const { maker } = await this.deckwrights.choose();
    const deck = await insertDeck(this.dataSource, {
      id: randomUUID(),
      userId: client.userId,
      topic: order.topic,
      format: order.format,
      palette,
      maker,
      writer: randomUUID(),
    });
    return this.#listen(deck, BEFORE_ALL, gone, () => uncountCall(this.dataSource, decksOf(client)));
  }

  /**
   * Resumes a run after the given event.
   *
   * @throws {AppError} DECK_NOT_FOUND, RATE_LIMITED
   */
  async resume(
    id: string,
    lastEvent: number | undefined,
    client: RunClient,
    gone: AbortSignal,
  ): Promise<AsyncGenerator<RunEvent>> {
    rejectExceeded(await countCall(this.dataSource, resumesOf(client)));
    const deck = await takeOverDeck(this.dataSource, id, client.userId, randomUUID());
    if (!deck) throw new AppError('DECK_NOT_FOUND');
    return this.#listen(deck, lastEvent ?? BEFORE_ALL, gone);
  }

  beforeApplicationShutdown(): void {
    this.#stopping.abort();
  }

  /**
   * Yields the events after `last`. Ends early when the signal aborts or another client takes over the run.
   */
  async *#listen(
    deck: StoredDeck,
    last: number,
    gone: AbortSignal,
    onFailure?: () => Promise<void>,
  ): AsyncGenerator<RunEvent> {
    const signal = AbortSignal.any([gone, this.#stopping.signal]);
    try {
      for await (const event of this.#write(deck, signal)) if (event.id > last) yield event;
    } catch (cause) {
      if (signal.aborted) return;
      // A failed run does not count towards the limit.
      if (onFailure) await onFailure().catch(() => undefined);
      if (cause instanceof AppError || isDatabaseUnavailable(cause)) throw cause;
      throw new AppError('DECK_FAILED', { cause });
    }
  }

  async *#write(deck: StoredDeck, signal: AbortSignal): AsyncGenerator<RunEvent> {
    const { dataSource } = this;
    const order = { topic: deck.topic, palette: deck.palette, seed: deck.id };
    const deckwright = () => {
      const found = this.deckwrights.find(deck.maker);
      if (!found) throw new Error(`there is no ${deck.maker.name} any more`);
      return found;
    };
    yield { name: 'start', id: START, data: { request_id: deck.id } };

    const plan = deck.plan ?? (await deckwright().plan(order, signal));
    if (!deck.plan && !(await savePlan(dataSource, deck, plan))) return;
    yield { name: 'plan', id: PLAN, data: { plan } };

    const { locale } = plan;
    const design =
      deck.design ?? makeDesign(deck.palette.colors, { locale, known: await this.#knownColors() });
    if (!deck.design && !(await saveDesign(dataSource, deck, design))) return;
    yield { name: 'design', id: DESIGN, data: { design } };

    const content = [...deck.content];
    for (const [index, item] of content.entries())
      yield { name: 'content', id: FIRST_SLIDE + index, data: { item, index } };
    if (content.length < plan.slides.length)
      for await (const item of deckwright().write(order, plan, deck.content, signal)) {
        signal.throwIfAborted();
        if (!(await saveSlide(dataSource, deck, item))) return;
        const index = content.push(item) - 1;
        yield { name: 'content', id: FIRST_SLIDE + index, data: { item, index } };
      }
    if (content.length !== plan.slides.length)
      throw new Error(`${content.length} slides were written in place of ${plan.slides.length}`);

    if (!deck.finished && !(await finishDeck(dataSource, deck))) return;
    const written = { ...deck, plan, design, content, finished: true };
    yield {
      name: 'done',
      id: FIRST_SLIDE + content.length,
      data: { deck: this.answers.deckOf(written) },
    };
  }

  /** If the colours service is unavailable, an unnamed colour takes its hex as its name. */
  async #knownColors(): Promise<{ hex: string; name: string }[]> {
    const colors = await this.colors.listColors().catch(() => []);
    return colors.map(({ hex, name }) => ({ hex, name }));
  }
}
