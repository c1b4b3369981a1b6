import type { SecurityLogPort } from '@danqing/contracts/operators';
import type { ReportedPalette, ReportRequest } from '@danqing/contracts/palettes';
import { AppError, clientNetworks, SECURITY_LOG } from '@danqing/nest-kit';
import { Inject, Injectable, Optional } from '@nestjs/common';
import { getDataSourceToken } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { hidePalette, showPalette } from './hide.queries.ts';
import { closeReports, insertReport, selectReported } from './report.queries.ts';

const DAY_SECONDS = 86_400;

/** Who asks: a member, or a visitor, and from where. */
export interface Asker {
  userId: number | null;
  address: string;
}

/** What people report about public palettes, and what operators do about it. */
@Injectable()
export class ModerationService {
  constructor(
    @Inject(getDataSourceToken('palettes')) private readonly dataSource: DataSource,
    @Optional() @Inject(SECURITY_LOG) private readonly log?: SecurityLogPort,
  ) {}

  /** @throws AppError PALETTE_NOT_FOUND, also for what is not public; RATE_LIMITED */
  async report(paletteId: number, { userId, address }: Asker, request: ReportRequest): Promise<void> {
    // A visitor is their whole site: one who holds a /48 is no crowd.
    const reporter = userId === null ? `network ${clientNetworks(address).at(-1)}` : `member ${userId}`;
    const outcome = await insertReport(this.dataSource, paletteId, reporter, request);
    if (outcome === 'not found') throw new AppError('PALETTE_NOT_FOUND');
    if (outcome === 'too many') throw new AppError('RATE_LIMITED', { retryAfterSeconds: DAY_SECONDS });
    this.log?.record({
      action: 'report',
      result: 'allowed',
      actor: userId === null ? 'visitor' : `member ${userId}`,
      address,
      subject: `palette ${paletteId}`,
      detail: request.reason,
    });
  }

  listReported(): Promise<ReportedPalette[]> {
    return selectReported(this.dataSource);
  }

  /** Hides a palette from all but its owner, and closes its reports. @throws AppError PALETTE_NOT_FOUND */
  async hide(paletteId: number, reason: string, operator: string, address: string): Promise<void> {
    if (!(await hidePalette(this.dataSource, paletteId, reason, operator)))
      throw new AppError('PALETTE_NOT_FOUND');
    await this.close(paletteId, operator, address, `hidden: ${reason}`);
  }

  /** Shows what was hidden again, or leaves what is public as it is; its reports are closed. @throws AppError PALETTE_NOT_FOUND */
  async show(paletteId: number, operator: string, address: string): Promise<void> {
    if (!(await showPalette(this.dataSource, paletteId))) throw new AppError('PALETTE_NOT_FOUND');
    await this.close(paletteId, operator, address, 'shown');
  }

  private async close(paletteId: number, operator: string, address: string, detail: string): Promise<void> {
    await closeReports(this.dataSource, paletteId);
    this.log?.record({
      action: 'operator-change',
      result: 'allowed',
      actor: operator,
      address,
      subject: `palette ${paletteId}`,
      detail,
    });
  }
}
