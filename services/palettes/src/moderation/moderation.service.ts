import type { SecurityLogPort } from '@danqing/contracts/operators';
import type { ReportedPalette, ReportRequest } from '@danqing/contracts/palettes';
import { AppError, Reports, SECURITY_LOG, type Reporter } from '@danqing/nest-kit';
import { Inject, Injectable, Optional } from '@nestjs/common';
import { getDataSourceToken } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { hidePalette, showPalette } from './hide.queries.ts';
import { PALETTES, selectReported } from './reported-palettes.ts';

@Injectable()
export class ModerationService {
  readonly #reports: Reports;

  constructor(
    @Inject(getDataSourceToken('palettes')) private readonly dataSource: DataSource,
    @Optional() @Inject(SECURITY_LOG) log?: SecurityLogPort,
  ) {
    this.#reports = new Reports(dataSource, PALETTES, log);
  }

  /**
   * Records a report.
   *
   * @throws {AppError} PALETTE_NOT_FOUND, also for a palette that is not public; RATE_LIMITED
   */
  report(id: number, reporter: Reporter, request: ReportRequest): Promise<void> {
    return this.#reports.add(id, reporter, request);
  }

  listReported(): Promise<ReportedPalette[]> {
    return selectReported(this.dataSource);
  }

  /**
   * Hides a palette from all but its owner, and closes its reports.
   *
   * @throws {AppError} PALETTE_NOT_FOUND
   */
  async hide(id: number, reason: string, operator: string, address: string): Promise<void> {
    if (!(await hidePalette(this.dataSource, id, reason, operator))) throw new AppError('PALETTE_NOT_FOUND');
    await this.#reports.close(id, `hidden: ${reason}`, operator, address);
  }

  /**
   * Unhides a palette and closes its reports. A public palette stays as it is.
   *
   * @throws {AppError} PALETTE_NOT_FOUND
   */
  async show(id: number, operator: string, address: string): Promise<void> {
    if (!(await showPalette(this.dataSource, id))) throw new AppError('PALETTE_NOT_FOUND');
    await this.#reports.close(id, 'shown', operator, address);
  }
}
