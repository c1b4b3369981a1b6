import type { ReportedCreation } from '@danqing/contracts/creations';
import type { SecurityLogPort } from '@danqing/contracts/operators';
import type { ReportRequest } from '@danqing/contracts/palettes';
import { AppError, clientNetworks, SECURITY_LOG } from '@danqing/nest-kit';
import { Inject, Injectable, Optional } from '@nestjs/common';
import { getDataSourceToken } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { hideCreation, insertReport, selectReported, showCreation } from './report.queries.ts';

const DAY_SECONDS = 86_400;

/** Who asks: a member, or a visitor, and from where. */
export interface Asker {
  userId: number | null;
  address: string;
}

/** What people report about creations, and what operators do about it. */
@Injectable()
export class ModerationService {
  constructor(
    @Inject(getDataSourceToken('creations')) private readonly dataSource: DataSource,
    @Optional() @Inject(SECURITY_LOG) private readonly log?: SecurityLogPort,
  ) {}

  /** @throws AppError COLLECTION_NOT_FOUND, also for what is hidden; RATE_LIMITED */
  async report(id: number, { userId, address }: Asker, request: ReportRequest): Promise<void> {
    // A visitor is their whole site: one who holds a /48 is no crowd.
    const reporter = userId === null ? `network ${clientNetworks(address).at(-1)}` : `member ${userId}`;
    const outcome = await insertReport(this.dataSource, id, reporter, request);
    if (outcome === 'not found') throw new AppError('COLLECTION_NOT_FOUND');
    if (outcome === 'too many') throw new AppError('RATE_LIMITED', { retryAfterSeconds: DAY_SECONDS });
    this.log?.record({
      action: 'report',
      result: 'allowed',
      actor: userId === null ? 'visitor' : `member ${userId}`,
      address,
      subject: `creation ${id}`,
      detail: request.reason,
    });
  }

  listReported(): Promise<ReportedCreation[]> {
    return selectReported(this.dataSource);
  }

  /** Hides a creation from all but its owner, and closes its reports. @throws AppError COLLECTION_NOT_FOUND */
  async hide(id: number, reason: string, operator: string, address: string): Promise<void> {
    if (!(await hideCreation(this.dataSource, id, reason, operator)))
      throw new AppError('COLLECTION_NOT_FOUND');
    this.record(id, operator, address, `hidden: ${reason}`);
  }

  /** Shows what was hidden again, or leaves what is all right as it is; its reports are closed. @throws AppError COLLECTION_NOT_FOUND */
  async show(id: number, operator: string, address: string): Promise<void> {
    if (!(await showCreation(this.dataSource, id))) throw new AppError('COLLECTION_NOT_FOUND');
    this.record(id, operator, address, 'shown');
  }

  private record(id: number, operator: string, address: string, detail: string): void {
    this.log?.record({
      action: 'operator-change',
      result: 'allowed',
      actor: operator,
      address,
      subject: `creation ${id}`,
      detail,
    });
  }
}
