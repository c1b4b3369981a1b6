import { COLLECTION_IMAGES, type PaintingTheme, type PaintRequest } from '@danqing/contracts/creations';
import { PRICES } from '@danqing/contracts/credits';
import { AppError, Authors } from '@danqing/nest-kit';
import { themeOfName } from '@danqing/studio-painter';
import { Inject, Injectable } from '@nestjs/common';
import { getDataSourceToken } from '@nestjs/typeorm';
import type { DataSource, EntityManager } from 'typeorm';
import { selectOwnCollection } from '../collection/collection.queries.ts';
import { PaintingJobs } from './painting-jobs.ts';
import {
  insertPainting,
  selectContinuation,
  selectPaintingOfPoem,
  selectPictureOfName,
  selectPoem,
  type NewPainting,
  type Painting,
} from './painting.queries.ts';

/**
 * Starts paintings idempotently: repeated requests return the same painting. The painting job takes the
 * credits.
 */
@Injectable()
export class PaintingStarter {
  constructor(
    @Inject(getDataSourceToken('creations')) private readonly dataSource: DataSource,
    @Inject(PaintingJobs) private readonly jobs: PaintingJobs,
    @Inject(Authors) private readonly authors: Authors,
  ) {}

  /**
   * Returns the id of the poem's painting, which may already be done.
   *
   * @throws {AppError} POEM_NOT_FOUND, POEM_PAINTED, CREDITS_INSUFFICIENT, RATE_LIMITED
   */
  async paint(userId: number, { requestId, theme }: PaintRequest): Promise<number> {
    const ofPoem = async (database: DataSource | EntityManager) => {
      const painting = await selectPaintingOfPoem(database, requestId);
      if (painting && painting.userId !== userId) throw new AppError('POEM_PAINTED', { field: 'requestId' });
      return painting;
    };
    const known = await ofPoem(this.dataSource);
    if (known) return known.id;
    if (!(await selectPoem(this.dataSource, requestId)))
      throw new AppError('POEM_NOT_FOUND', { field: 'requestId' });
    return this.#begin({ userId, poemId: requestId, theme, continues: null }, PRICES.painting, ofPoem);
  }

  /**
   * Returns the id of the painting that adds a picture to the member's own creation.
   *
   * @throws {AppError} COLLECTION_NOT_FOUND, COLLECTION_FULL, CREDITS_INSUFFICIENT, RATE_LIMITED
   */
  async continue(userId: number, collectionId: number): Promise<number> {
    const own = await selectOwnCollection(this.dataSource, collectionId, userId);
    if (!own) throw new AppError('COLLECTION_NOT_FOUND', { field: 'collectionId' });
    const underWay = (database: DataSource | EntityManager) => selectContinuation(database, collectionId);
    const known = await underWay(this.dataSource);
    if (known) return known.id;
    if (own.images >= COLLECTION_IMAGES) throw new AppError('COLLECTION_FULL', { field: 'collectionId' });
    const { poemId, theme } = own;
    const wanted = { userId, poemId, theme: theme as PaintingTheme, continues: collectionId };
    return this.#begin(wanted, PRICES.continueCreating, underWay);
  }

  /**
   * Returns the id of a picture for a colour name: one in progress, one that was never delivered, or a new
   * one.
   *
   * @throws {AppError} CREDITS_INSUFFICIENT, RATE_LIMITED
   */
  async paintName(userId: number, color: { name: string; hex: string }): Promise<number> {
    const known = (database: DataSource | EntityManager) => selectPictureOfName(database, userId, color.name);
    const found = await known(this.dataSource);
    if (found) return found.id;
    const theme = themeOfName(color.name);
    return this.#begin({ userId, poemId: null, color, theme, continues: null }, PRICES.colorPicture, known);
  }

  async #begin(
    painting: NewPainting,
    price: number,
    underWay: (database: EntityManager) => Promise<Painting | null>,
  ): Promise<number> {
    const { userId } = painting;
    await this.authors.refresh(userId);
    await this.jobs.requireBalance(userId, price);
    return this.jobs.start(userId, underWay, (transaction) => insertPainting(transaction, painting));
  }
}
