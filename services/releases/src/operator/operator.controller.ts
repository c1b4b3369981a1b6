import type { SecurityLogPort } from '@danqing/contracts/operators';
import {
  areaIdSchema,
  checkRequestSchema,
  historyQuerySchema,
  rightsForMove,
  moveRequestSchema,
  releasePrefixSchema,
  type AreaHealth,
  type CheckResponse,
  type MoveResponse,
  type OperatorHistory,
  type OperatorOverview,
  type OperatorRelease,
  type PicturesResponse,
} from '@danqing/contracts/releases';
import {
  AnyOperator,
  NeedsRight,
  OperatorPurposeOf,
  requireRight,
  CurrentOperator,
  Operators,
  SECURITY_LOG,
  type OperatorRequest,
} from '@danqing/nest-kit';
import {
  Body,
  Controller,
  Get,
  Header,
  HttpCode,
  Inject,
  Optional,
  Param,
  Post,
  Query,
  Req,
  Res,
  UseFilters,
} from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import type { z } from 'zod';
import { selectPictures } from '../database/picture.queries.ts';
import { checkRelease } from '../gate/gate-report.ts';
import { getReleaseOrThrow } from '../moves/find-release.ts';
import type { ReleasePlane } from '../plane/release-plane.ts';
import { RELEASE_PLANE } from '../plane/release-plane-token.ts';
import { selectHistoryPage } from './history.queries.ts';
import { readAreaHealth } from '../telemetry/read-area-health.ts';
import { LOAD_HEALTH, type LoadHealth } from '../telemetry/load-health.ts';
import { makeRecordedMove } from './make-recorded-move.ts';
import { OverviewStream } from './overview-stream.ts';
import { readOverview, readRelease } from './read-overview.ts';
import { readableOverview } from './readable-overview.ts';
import { operatorChange } from './operator-change.ts';
import { ReleaseErrorFilter } from './release-error.filter.ts';

@Controller('api/operator')
@Operators()
@UseFilters(ReleaseErrorFilter)
export class OperatorController {
  constructor(
    @Inject(RELEASE_PLANE) private readonly plane: ReleasePlane,
    @Inject(OverviewStream) private readonly overviews: OverviewStream,
    @Optional() @Inject(LOAD_HEALTH) private readonly health?: LoadHealth,
    @Optional() @Inject(SECURITY_LOG) private readonly log?: SecurityLogPort,
  ) {}

  @Get('overview')
  @AnyOperator()
  @Header('cache-control', 'no-store')
  async overview(@Req() { operator }: OperatorRequest): Promise<OperatorOverview> {
    return readableOverview(await readOverview(this.plane, this.health ?? null), operator!.grants);
  }

  @Get('stream')
  @AnyOperator()
  @OperatorPurposeOf('watch')
  stream(@Req() request: OperatorRequest, @Res() reply: FastifyReply): void {
    this.overviews.open(request, reply);
  }

  @Get('areas/:area/history')
  @NeedsRight('read', 'area')
  @Header('cache-control', 'no-store')
  async history(
    @Param('area', { schema: areaIdSchema }) area: string,
    @Query({ schema: historyQuerySchema }) page: z.output<typeof historyQuerySchema>,
  ): Promise<OperatorHistory> {
    const { database, environment } = this.plane;
    return { events: await selectHistoryPage(database, environment, area, page) };
  }

  @Get('areas/:area/health')
  @NeedsRight('read', 'area')
  @Header('cache-control', 'no-store')
  areaHealth(@Param('area', { schema: areaIdSchema }) area: string): Promise<AreaHealth> {
    return readAreaHealth(this.plane, area);
  }

  @Get('areas/:area/releases/:release')
  @NeedsRight('read', 'area')
  @Header('cache-control', 'no-store')
  release(
    @Param('area', { schema: areaIdSchema }) area: string,
    @Param('release', { schema: releasePrefixSchema }) release: string,
  ): Promise<OperatorRelease> {
    return readRelease(this.plane, { area, release });
  }

  @Get('areas/:area/releases/:release/pictures')
  @NeedsRight('read', 'area')
  @Header('cache-control', 'no-store')
  async pictures(
    @Param('area', { schema: areaIdSchema }) area: string,
    @Param('release', { schema: releasePrefixSchema }) prefix: string,
  ): Promise<PicturesResponse> {
    const { database, environment } = this.plane;
    const { id: release } = await getReleaseOrThrow(this.plane, area, prefix);
    return { pictures: await selectPictures(database, { environment, area, release }) };
  }

  @Post('areas/:area/check')
  @NeedsRight('read', 'area')
  @OperatorPurposeOf('look')
  @HttpCode(200)
  @Header('cache-control', 'no-store')
  async check(
    @Param('area', { schema: areaIdSchema }) area: string,
    @Body({ schema: checkRequestSchema }) { release }: z.output<typeof checkRequestSchema>,
  ): Promise<CheckResponse> {
    return (await checkRelease(this.plane, { area, release })).gate;
  }

  @Post('areas/:area/moves')
  @AnyOperator()
  @HttpCode(200)
  @Header('cache-control', 'no-store')
  async move(
    @Param('area', { schema: areaIdSchema }) area: string,
    @Body({ schema: moveRequestSchema }) request: z.output<typeof moveRequestSchema>,
    @CurrentOperator() operator: string,
    @Req() http: OperatorRequest,
  ): Promise<MoveResponse> {
    for (const needed of rightsForMove(area, request.action, request.force))
      requireRight(http, needed, this.log);
    const change = operatorChange(http, operator);
    const { event } = await makeRecordedMove(this.plane, this.log, change, { area, request });
    return { event };
  }
}
