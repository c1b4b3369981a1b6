import type { ReportedCreation } from '@danqing/contracts/creations';
import type { SecurityLogPort } from '@danqing/contracts/operators';
import type { ReportRequest } from '@danqing/contracts/palettes';
import { AppError, Reports, SECURITY_LOG, type Reporter } from '@danqing/nest-kit';
import { Inject, Injectable, Optional } from '@nestjs/common';
import { getDataSourceToken } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { hideCreation, showCreation } from './hide.queries.ts';
import { CREATIONS, selectReported } from './reported-creations.ts';

@Injectable()
export class ModerationService {
  readonly #reports: Reports;

  constructor(
    @Inject(getDataSourceToken('creations')) private readonly dataSource: DataSource,
    @Optional() @Inject(SECURITY_LOG) log?: SecurityLogPort,
  ) {
    this.#reports = new Reports(dataSource, CREATIONS, log);
  }

  /**
   * Records a report.
   *
   * @throws {AppError} COLLECTION_NOT_FOUND, also for a hidden creation; RATE_LIMITED
   */
  report(id: number, reporter: Reporter, request: ReportRequest): Promise<void> {
    return this.#reports.add(id, reporter, request);
  }

  listReported(): Promise<ReportedCreation[]> {
    return selectReported(this.dataSource);
  }

  /**
   * Hides a creation from all but its owner, and closes its reports.
   *
   * @throws {AppError} COLLECTION_NOT_FOUND
   */
  async hide(id: number, reason: string, operator: string, address: string): Promise<void> {
    if (!(await hideCreation(this.dataSource, id, reason, operator)))
      throw new AppError('COLLECTION_NOT_FOUND');
    await this.#reports.close(id, `hidden: ${reason}`, operator, address);
  }

  /**
   * Unhides a creation and closes its reports. A creation that is not hidden stays as it is.
   *
   * @throws {AppError} COLLECTION_NOT_FOUND
   */
  async show(id: number, operator: string, address: string): Promise<void> {
    if (!(await showCreation(this.dataSource, id))) throw new AppError('COLLECTION_NOT_FOUND');
    await this.#reports.close(id, 'shown', operator, address);
  }
}
