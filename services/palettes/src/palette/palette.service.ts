import { AppError, JsonQueries } from '@danqing/nest-kit';
import { Inject, Injectable } from '@nestjs/common';
import { getDataSourceToken } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { AuthorService } from '../author/author.service.ts';
import {
  ANOTHER_PALETTE,
  deletePalette,
  insertPalette,
  selectByIdempotencyKey,
  selectOwn,
  selectOwner,
  selectPublic,
  undeletePalette,
  type SaveOf,
} from './palette.queries.ts';

/**
 * Saves, reads, deletes and restores single palettes. Postgres builds the response bodies: methods with a
 * `message` parameter return a complete body as JSON text, with that message in it.
 */
@Injectable()
export class PaletteService {
  constructor(
    @Inject(getDataSourceToken('palettes')) private readonly dataSource: DataSource,
    @Inject(JsonQueries) private readonly answers: JsonQueries,
    @Inject(AuthorService) private readonly authors: AuthorService,
  ) {}

  /**
   * Saves once per key and member; a repeated call returns the first palette.
   *
   * @throws {AppError} PALETTE_LIMIT_REACHED, ACCOUNT_LIMITED; IDEMPOTENCY_KEY_REUSED for a different palette
   *   with the same key
   */
  async save(message: string, request: SaveOf): Promise<string> {
    await this.authors.prepare(request.userId, request.palette.is_public);
    const saved = await this.#insert(message, request);
    if (saved !== null) return saved;
    const first =
      request.idempotencyKey === null
        ? null
        : await this.answers.get(selectByIdempotencyKey(message, request));
    if (first === null) throw new AppError('PALETTE_LIMIT_REACHED');
    if (first === ANOTHER_PALETTE) throw new AppError('IDEMPOTENCY_KEY_REUSED');
    return first;
  }

  /** @throws {AppError} PALETTE_NOT_FOUND, also for another member's private palette */
  async get(message: string, id: number, viewerId: number | null): Promise<string> {
    const own = viewerId === null ? null : await this.answers.get(selectOwn(message, id, viewerId));
    const found = own ?? (await this.answers.get(selectPublic(message, id)));
    if (found === null) throw new AppError('PALETTE_NOT_FOUND');
    return found;
  }

  /**
   * Deletes a palette. It can be restored until it is purged.
   *
   * @throws {AppError} FORBIDDEN for another member's public palette; else PALETTE_NOT_FOUND
   */
  async delete(id: number, userId: number): Promise<void> {
    const { deleted, foreign } = await deletePalette(this.dataSource, id, userId);
    if (!deleted) throw new AppError(foreign ? 'FORBIDDEN' : 'PALETTE_NOT_FOUND');
  }

  /**
   * Restores a deleted palette. A repeated call returns the palette again.
   *
   * @throws {AppError} PALETTE_NOT_FOUND, PALETTE_LIMIT_REACHED
   */
  async undelete(message: string, id: number, userId: number): Promise<string> {
    const restored = await this.dataSource.transaction(async (transaction) => {
      const undeletion = await undeletePalette(transaction, message, id, userId);
      if (undeletion && !undeletion.placed) throw new AppError('PALETTE_LIMIT_REACHED');
      return undeletion;
    });
    if (restored) return restored.answer;
    const owner = await selectOwner(this.dataSource, id, userId);
    if (owner !== userId) throw new AppError('PALETTE_NOT_FOUND');
    return this.get(message, id, userId);
  }

  async #insert(message: string, request: SaveOf): Promise<string | null> {
    try {
      return await this.answers.get(insertPalette(message, request));
    } catch (error) {
      // A concurrent save with the same key was first; Postgres has undone this one.
      if (isRepeatedKey(error)) return null;
      throw error;
    }
  }
}

const isRepeatedKey = (error: unknown): boolean =>
  error instanceof Error &&
  'constraint' in error &&
  (error.constraint as string | undefined) === 'one_per_idempotency_key';
