import type { Readable } from 'node:stream';
import type { DataExport } from '@danqing/contracts/identity';
import type { Locale } from '@danqing/contracts/locale';
import { AppError, countCall, rejectExceeded } from '@danqing/nest-kit';
import { Inject, Injectable } from '@nestjs/common';
import { getDataSourceToken } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { DAY } from '../rate-limit/rate-limit.ts';
import { SignInLog } from '../sign-in/sign-in-log.ts';
import {
  deleteExport,
  insertExport,
  selectExportsOf,
  selectNewestExport,
  selectExpiredExports,
  selectReadyExport,
  type ExportRow,
} from './data-export.queries.ts';
import { DataExportWork } from './data-export.work.ts';
import { ExportFiles } from './export-files.ts';

const PER_DAY = 3;

@Injectable()
export class DataExportService {
  constructor(
    @Inject(getDataSourceToken('identity')) private readonly dataSource: DataSource,
    @Inject(DataExportWork) private readonly work: DataExportWork,
    @Inject(ExportFiles) private readonly files: ExportFiles,
    @Inject(SignInLog) private readonly log: SignInLog,
  ) {}

  /**
   * Begins an export, or returns the one in progress.
   *
   * @throws {AppError} RATE_LIMITED
   */
  async request(userId: number, locale: Locale, address: string): Promise<DataExport> {
    const row = await this.dataSource.transaction(async (transaction) => {
      const made = await insertExport(transaction, userId, locale);
      if (!made) return null;
      const limit = {
        subject: `data export of ${userId}`,
        name: 'downloads of one member',
        limit: PER_DAY,
        seconds: DAY,
      };
      rejectExceeded(await countCall(transaction, [limit]));
      await this.work.enqueue(made.id, transaction);
      return made;
    });
    if (row) this.#record(userId, address, 'asked for');
    const newest = row ?? (await selectNewestExport(this.dataSource, userId));
    if (!newest) throw new AppError('DATA_EXPORT_FAILED');
    return shown(newest);
  }

  async newest(userId: number): Promise<DataExport | null> {
    const row = await selectNewestExport(this.dataSource, userId);
    return row && shown(row);
  }

  /** @throws {AppError} DATA_EXPORT_NOT_FOUND, also for another member's export */
  async open(userId: number, id: string, address: string): Promise<{ size: number; body: Readable }> {
    const row = await selectReadyExport(this.dataSource, userId, id);
    if (!row) throw new AppError('DATA_EXPORT_NOT_FOUND');
    this.#record(userId, address, 'fetched');
    return { size: Number(row.size), body: this.files.read(id, row.parts) };
  }

  async purgeExpired(): Promise<void> {
    for (const id of await selectExpiredExports(this.dataSource)) await this.#forget(id);
  }

  async deleteAllOf(userId: number): Promise<void> {
    for (const id of await selectExportsOf(this.dataSource, userId)) await this.#forget(id);
  }

  /** File first: the next run finds a row whose file is gone, but never a file whose row is gone. */
  async #forget(id: string): Promise<void> {
    await this.files.remove(id);
    await deleteExport(this.dataSource, id);
  }

  #record(userId: number, address: string, detail: string): void {
    const actor = `member ${userId}`;
    this.log.record({ action: 'data-export', result: 'allowed', actor, address, subject: actor, detail });
  }
}

const shown = ({ id, state, gathered, size, createdAt, expiresAt }: ExportRow): DataExport => ({
  id,
  state,
  gathered,
  size: size === null ? null : Number(size),
  created_at: createdAt.toISOString(),
  expires_at: expiresAt?.toISOString() ?? null,
});
