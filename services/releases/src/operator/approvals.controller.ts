import { hasRight, type SecurityLogPort } from '@danqing/contracts/operators';
import {
  approvalIdSchema,
  approveRequestSchema,
  rightsForMove,
  type Approval,
  type ApprovalResponse,
  type ApprovalsResponse,
} from '@danqing/contracts/releases';
import {
  AnyOperator,
  CurrentOperator,
  Operators,
  requireRight,
  SECURITY_LOG,
  type OperatorRequest,
} from '@danqing/nest-kit';
import {
  Body,
  Controller,
  Delete,
  Get,
  Header,
  HttpCode,
  Inject,
  Optional,
  Param,
  Post,
  Req,
  UseFilters,
} from '@nestjs/common';
import type { z } from 'zod';
import { approvalEvent } from '../approvals/approval-event.ts';
import { approveRelease, declineApproval, getApproval } from '../approvals/approve-release.ts';
import { selectApprovals, selectFourEyes } from '../database/approval.queries.ts';
import type { ReleasePlane } from '../plane/release-plane.ts';
import { RELEASE_PLANE } from '../plane/release-plane-token.ts';
import { operatorChange } from './operator-change.ts';
import { ReleaseErrorFilter } from './release-error.filter.ts';

/** Approving a release needs the rights that activating it needs. */
@Controller('api/operator/approvals')
@Operators()
@UseFilters(ReleaseErrorFilter)
export class ApprovalsController {
  constructor(
    @Inject(RELEASE_PLANE) private readonly plane: ReleasePlane,
    @Optional() @Inject(SECURITY_LOG) private readonly log?: SecurityLogPort,
  ) {}

  @Get()
  @AnyOperator()
  @Header('cache-control', 'no-store')
  async list(@Req() { operator }: OperatorRequest): Promise<ApprovalsResponse> {
    const { database, environment } = this.plane;
    const approvals = await selectApprovals(database, environment);
    return {
      four_eyes: await selectFourEyes(database, environment),
      approvals: approvals.filter(({ area }) => hasRight(operator!.grants, area, 'read')),
    };
  }

  @Post(':id')
  @AnyOperator()
  @HttpCode(200)
  @Header('cache-control', 'no-store')
  async approve(
    @Param('id', { schema: approvalIdSchema }) id: number,
    @Body({ schema: approveRequestSchema }) { reason }: z.output<typeof approveRequestSchema>,
    @CurrentOperator() actor: string,
    @Req() http: OperatorRequest,
  ): Promise<ApprovalResponse> {
    this.#requireRights(http, await getApproval(this.plane, id));
    const approval = await approveRelease(this.plane, { id, actor, reason });
    this.log?.record(approvalEvent(operatorChange(http, actor), approval, 'approved'));
    return { approval };
  }

  @Delete(':id')
  @AnyOperator()
  @Header('cache-control', 'no-store')
  async decline(
    @Param('id', { schema: approvalIdSchema }) id: number,
    @CurrentOperator() actor: string,
    @Req() http: OperatorRequest,
  ): Promise<ApprovalResponse> {
    this.#requireRights(http, await getApproval(this.plane, id));
    const approval = await declineApproval(this.plane, { id, actor });
    this.log?.record(approvalEvent(operatorChange(http, actor), approval, 'declined'));
    return { approval };
  }

  #requireRights(http: OperatorRequest, { area, checks }: Approval): void {
    for (const needed of rightsForMove(area, 'activate', checks.length > 0))
      requireRight(http, needed, this.log);
  }
}
