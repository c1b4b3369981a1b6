import type { ReportedColor } from '@danqing/contracts/cocreate';
import type { SecurityLogPort } from '@danqing/contracts/operators';
import type { ReportRequest } from '@danqing/contracts/palettes';
import { AppError, Reports, SECURITY_LOG, type Reporter } from '@danqing/nest-kit';
import { Inject, Injectable, Optional } from '@nestjs/common';
import { getDataSourceToken } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { PicturePaths } from '../color/picture-paths.ts';
import { hideColor, showColor } from './hide.queries.ts';
import { COLORS, selectReported } from './reported-colors.ts';

@Injectable()
export class ModerationService {
  readonly #reports: Reports;

  constructor(
    @Inject(getDataSourceToken('cocreate')) private readonly dataSource: DataSource,
    @Inject(PicturePaths) private readonly paths: PicturePaths,
    @Optional() @Inject(SECURITY_LOG) log?: SecurityLogPort,
  ) {
    this.#reports = new Reports(dataSource, COLORS, log);
  }

  report(id: number, reporter: Reporter, request: ReportRequest): Promise<void> {
    return this.#reports.add(id, reporter, request);
  }

  listReported(): Promise<ReportedColor[]> {
    return selectReported(this.dataSource, this.paths.prefix);
  }

  /**
   * Hides a colour from everyone but its owner and closes its reports.
   *
   * @throws {AppError} COCREATED_COLOR_NOT_FOUND
   */
  async hide(id: number, reason: string, operator: string, address: string): Promise<void> {
    if (!(await hideColor(this.dataSource, id, reason, operator)))
      throw new AppError('COCREATED_COLOR_NOT_FOUND');
    await this.#reports.close(id, `hidden: ${reason}`, operator, address);
  }

  /**
   * Shows a hidden colour again, or keeps a visible one, and closes its reports.
   *
   * @throws {AppError} COCREATED_COLOR_NOT_FOUND
   */
  async show(id: number, operator: string, address: string): Promise<void> {
    if (!(await showColor(this.dataSource, id))) throw new AppError('COCREATED_COLOR_NOT_FOUND');
    await this.#reports.close(id, 'shown', operator, address);
  }
}
