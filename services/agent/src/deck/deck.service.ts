import { DECK_LIMITS, type DeckModel, type DeckResponse, type DecksResponse } from '@danqing/contracts/agent';
import { AppError } from '@danqing/nest-kit';
import { Inject, Injectable } from '@nestjs/common';
import { getDataSourceToken } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { DeckResponses } from './deck-responses.ts';
import { deleteDeck, selectDeck, selectDecksOf, undeleteDeck } from './deck.queries.ts';

@Injectable()
export class DeckService {
  constructor(
    @Inject(getDataSourceToken('agent')) private readonly dataSource: DataSource,
    @Inject(DeckResponses) private readonly answers: DeckResponses,
  ) {}

  async list(userId: number, after: number | undefined): Promise<DecksResponse> {
    const found = await selectDecksOf(this.dataSource, userId, after);
    const page = found.slice(0, DECK_LIMITS.page);
    return {
      success: true,
      data: page.map((deck) => this.answers.deckOf(deck)),
      next: found.length > page.length ? (page.at(-1)?.number ?? null) : null,
    };
  }

  /** @throws {AppError} DECK_NOT_FOUND, DECK_UNFINISHED */
  async find(id: string, userId: number | null): Promise<DeckResponse> {
    const stored = await selectDeck(this.dataSource, id, userId);
    if (!stored) throw new AppError('DECK_NOT_FOUND');
    const { plan, design, content, finished } = stored;
    if (!finished || !plan || !design) throw new AppError('DECK_UNFINISHED');
    return { success: true, data: { ...this.answers.deckOf(stored), plan, design, content } };
  }

  async modelOf(id: string, userId: number | null): Promise<DeckModel> {
    const { plan, design, content } = (await this.find(id, userId)).data;
    return { plan, design, content };
  }

  async delete(id: string, userId: number): Promise<void> {
    if (!(await deleteDeck(this.dataSource, id, userId))) throw new AppError('DECK_NOT_FOUND');
  }

  async undelete(id: string, userId: number): Promise<void> {
    if (!(await undeleteDeck(this.dataSource, id, userId))) throw new AppError('DECK_NOT_FOUND');
  }
}
