import type { SecurityLogPort } from '@danqing/contracts/operators';
import type { ReportedColor } from '@danqing/contracts/cocreate';
import type { ReportRequest } from '@danqing/contracts/palettes';
import { AppError, clientNetworks, SECURITY_LOG } from '@danqing/nest-kit';
import { Inject, Injectable, Optional } from '@nestjs/common';
import { getDataSourceToken } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { PicturePaths } from '../color/picture-paths.ts';
import { closeReports, hideColor, insertReport, selectReported, showColor } from './report.queries.ts';

const DAY_SECONDS = 86_400;

/** Who asks: a member, or a visitor, and from where. */
export interface Asker {
  userId: number | null;
  address: string;
}

/** What people report about co-created colours, and what operators do about it. */
@Injectable()
export class ModerationService {
  constructor(
    @Inject(getDataSourceToken('cocreate')) private readonly dataSource: DataSource,
    @Inject(PicturePaths) private readonly paths: PicturePaths,
    @Optional() @Inject(SECURITY_LOG) private readonly log?: SecurityLogPort,
  ) {}

  /** @throws AppError COCREATED_COLOR_NOT_FOUND, also for what is not seen; RATE_LIMITED */
  async report(colorId: number, { userId, address }: Asker, request: ReportRequest): Promise<void> {
    // A visitor is their whole site: one who holds a /48 is no crowd.
    const reporter = userId === null ? `network ${clientNetworks(address).at(-1)}` : `member ${userId}`;
    const outcome = await insertReport(this.dataSource, colorId, reporter, request);
    if (outcome === 'not found') throw new AppError('COCREATED_COLOR_NOT_FOUND');
    if (outcome === 'too many') throw new AppError('RATE_LIMITED', { retryAfterSeconds: DAY_SECONDS });
    this.log?.record({
      action: 'report',
      result: 'allowed',
      actor: userId === null ? 'visitor' : `member ${userId}`,
      address,
      subject: `co-created colour ${colorId}`,
      detail: request.reason,
    });
  }

  listReported(): Promise<ReportedColor[]> {
    return selectReported(this.dataSource, this.paths.prefix);
  }

  /** Hides a colour from all but its owner, and closes its reports. @throws AppError COCREATED_COLOR_NOT_FOUND */
  async hide(colorId: number, reason: string, operator: string, address: string): Promise<void> {
    if (!(await hideColor(this.dataSource, colorId, reason, operator)))
      throw new AppError('COCREATED_COLOR_NOT_FOUND');
    await this.close(colorId, operator, address, `hidden: ${reason}`);
  }

  /** Shows what was hidden again, or leaves what is seen as it is; its reports are closed. @throws AppError COCREATED_COLOR_NOT_FOUND */
  async show(colorId: number, operator: string, address: string): Promise<void> {
    if (!(await showColor(this.dataSource, colorId))) throw new AppError('COCREATED_COLOR_NOT_FOUND');
    await this.close(colorId, operator, address, 'shown');
  }

  private async close(colorId: number, operator: string, address: string, detail: string): Promise<void> {
    await closeReports(this.dataSource, colorId);
    this.log?.record({
      action: 'operator-change',
      result: 'allowed',
      actor: operator,
      address,
      subject: `co-created colour ${colorId}`,
      detail,
    });
  }
}
