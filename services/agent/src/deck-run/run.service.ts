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
  refuseOver,
  uncountCall,
} from '@danqing/nest-kit';
import { Inject, Injectable, type BeforeApplicationShutdown } from '@nestjs/common';
import { getDataSourceToken } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { DeckAnswers } from '../deck/deck-answers.ts';
import {
  finishDeck,
  insertDeck,
  saveDesign,
  savePlan,
  saveSlide,
  takeOverDeck,
  type StoredDeck,
} from '../deck/deck.queries.ts';
import { Deckwrights } from '../deckwright/deckwrights.ts';
import { decksOf, resumesOf, type RunClient } from './run-limits.ts';
import { paletteOf, type RunOrder } from './run-order.ts';

type Told = Omit<RunEvents, 'error'>;
export type RunEvent = { [Name in keyof Told]: { name: Name; data: Told[Name]; id: number } }[keyof Told];

/** Numbers of the events; that of a slide is its index further on. */
const START = 0;
const PLAN = 1;
const DESIGN = 2;
const FIRST_SLIDE = 3;
/** Nothing came yet. */
const BEFORE_ALL = -1;

/**
 * Runs: a deck is written while somebody listens, and what is written stays. Who comes back hears what is there and has the
 * rest written (ADR 67).
 */
@Injectable()
export class RunService implements BeforeApplicationShutdown {
  readonly #stopping = new AbortController();

  constructor(
    @Inject(getDataSourceToken('agent')) private readonly dataSource: DataSource,
    @Inject(portToken(colorsPort)) private readonly colors: ColorsPort,
    @Inject(Deckwrights) private readonly deckwrights: Deckwrights,
    @Inject(DeckAnswers) private readonly answers: DeckAnswers,
  ) {}

  /**
   * Begins a run; the work is done by listening to it.
   *
   * @throws AppError RATE_LIMITED, and of the palette as `paletteOf`
   */
  async begin(order: RunOrder, client: RunClient, gone: AbortSignal): Promise<AsyncGenerator<RunEvent>> {
    const palette = paletteOf(order.palette, await this.knownColors());
    refuseOver(await countCall(this.dataSource, decksOf(client)));
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
    return this.listen(deck, BEFORE_ALL, gone, () => uncountCall(this.dataSource, decksOf(client)));
  }

  /**
   * Goes on with a run after the event that came last.
   *
   * @throws AppError DECK_NOT_FOUND, RATE_LIMITED
   */
  async resume(
    id: string,
    lastEvent: number | undefined,
    client: RunClient,
    gone: AbortSignal,
  ): Promise<AsyncGenerator<RunEvent>> {
    refuseOver(await countCall(this.dataSource, resumesOf(client)));
    const deck = await takeOverDeck(this.dataSource, id, client.userId, randomUUID());
    if (!deck) throw new AppError('DECK_NOT_FOUND');
    return this.listen(deck, lastEvent ?? BEFORE_ALL, gone);
  }

  /** Streams end; who listened comes back to the same runs. */
  beforeApplicationShutdown(): void {
    this.#stopping.abort();
  }

  /** The events after `last`. Ends without the last one with the signal, and when another listener has taken the run over. */
  private async *listen(
    deck: StoredDeck,
    last: number,
    gone: AbortSignal,
    onFailure?: () => Promise<void>,
  ): AsyncGenerator<RunEvent> {
    const signal = AbortSignal.any([gone, this.#stopping.signal]);
    try {
      for await (const event of this.write(deck, signal)) if (event.id > last) yield event;
    } catch (cause) {
      if (signal.aborted) return;
      // What came to nothing does not count.
      if (onFailure) await onFailure().catch(() => undefined);
      if (cause instanceof AppError || isDatabaseUnavailable(cause)) throw cause;
      throw new AppError('DECK_FAILED', { cause });
    }
  }

  /** All events of a run: those of what is there, then each as its part is written and kept. */
  private async *write(deck: StoredDeck, signal: AbortSignal): AsyncGenerator<RunEvent> {
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
      deck.design ?? makeDesign(deck.palette.colors, { locale, known: await this.knownColors() });
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

  /** While their service is away, colours without a name are called by their hex. */
  private async knownColors(): Promise<{ hex: string; name: string }[]> {
    const colors = await this.colors.listColors().catch(() => []);
    return colors.map(({ hex, name }) => ({ hex, name }));
  }
}
