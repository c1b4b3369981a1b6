import type { SecurityLogPort } from '@danqing/contracts/operators';
import type { ReportedPalette, ReportRequest } from '@danqing/contracts/palettes';
import { AppError, Reports, SECURITY_LOG, type Reporter } from '@danqing/nest-kit';
import { Inject, Injectable, Optional } from '@nestjs/common';
import { getDataSourceToken } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { hidePalette, showPalette } from './hide.queries.ts';
import { PALETTES, selectReported } from './reported-palettes.ts';

/** What people report about public palettes, and what operators do about it. */
@Injectable()
export class ModerationService {
  private readonly reports: Reports;

  constructor(
    @Inject(getDataSourceToken('palettes')) private readonly dataSource: DataSource,
    @Optional() @Inject(SECURITY_LOG) log?: SecurityLogPort,
  ) {
    this.reports = new Reports(dataSource, PALETTES, log);
  }

  /** @throws AppError PALETTE_NOT_FOUND, also for what is not public; RATE_LIMITED */
  report(id: number, reporter: Reporter, request: ReportRequest): Promise<void> {
    return this.reports.add(id, reporter, request);
  }

  listReported(): Promise<ReportedPalette[]> {
    return selectReported(this.dataSource);
  }

  /** Hides a palette from all but its owner, and closes its reports. @throws AppError PALETTE_NOT_FOUND */
  async hide(id: number, reason: string, operator: string, address: string): Promise<void> {
    if (!(await hidePalette(this.dataSource, id, reason, operator))) throw new AppError('PALETTE_NOT_FOUND');
    await this.reports.close(id, `hidden: ${reason}`, operator, address);
  }

  /** Shows what was hidden again, or leaves what is public as it is; its reports are closed. @throws AppError PALETTE_NOT_FOUND */
  async show(id: number, operator: string, address: string): Promise<void> {
    if (!(await showPalette(this.dataSource, id))) throw new AppError('PALETTE_NOT_FOUND');
    await this.reports.close(id, 'shown', operator, address);
  }
}
