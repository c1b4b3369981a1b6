import type { SecurityLogPort } from '@danqing/contracts/operators';
import {
  freezeIdSchema,
  newFreezeSchema,
  type FreezeResponse,
  type FreezesResponse,
} from '@danqing/contracts/releases';
import {
  AnyOperator,
  CurrentOperator,
  NeedsRight,
  Operators,
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
import { selectFreezes } from '../database/freeze.queries.ts';
import { freezeEvent } from '../freezes/freeze-event.ts';
import { addFreeze, removeFreeze } from '../freezes/freeze-releases.ts';
import type { ReleasePlane } from '../plane/release-plane.ts';
import { RELEASE_PLANE } from '../plane/release-plane-token.ts';
import { operatorChange } from './operator-change.ts';
import { readableFreezes } from './readable-overview.ts';
import { ReleaseErrorFilter } from './release-error.filter.ts';

/** A freeze holds every team, so it takes the right to activate every area. */
@Controller('api/operator/freezes')
@Operators()
@UseFilters(ReleaseErrorFilter)
export class FreezesController {
  constructor(
    @Inject(RELEASE_PLANE) private readonly plane: ReleasePlane,
    @Optional() @Inject(SECURITY_LOG) private readonly log?: SecurityLogPort,
  ) {}

  @Get()
  @AnyOperator()
  @Header('cache-control', 'no-store')
  async list(@Req() { operator }: OperatorRequest): Promise<FreezesResponse> {
    const { database, environment } = this.plane;
    return { freezes: readableFreezes(await selectFreezes(database, environment), operator!.grants) };
  }

  @Post()
  @NeedsRight('activate')
  @HttpCode(200)
  @Header('cache-control', 'no-store')
  async add(
    @Body({ schema: newFreezeSchema }) request: z.output<typeof newFreezeSchema>,
    @CurrentOperator() actor: string,
    @Req() http: OperatorRequest,
  ): Promise<FreezeResponse> {
    const freeze = await addFreeze(this.plane, { ...request, actor });
    this.log?.record(freezeEvent(operatorChange(http, actor), freeze, 'added'));
    return { freeze };
  }

  @Delete(':id')
  @NeedsRight('activate')
  @Header('cache-control', 'no-store')
  async remove(
    @Param('id', { schema: freezeIdSchema }) id: number,
    @CurrentOperator() actor: string,
    @Req() http: OperatorRequest,
  ): Promise<FreezeResponse> {
    const freeze = await removeFreeze(this.plane, { id, actor });
    this.log?.record(freezeEvent(operatorChange(http, actor), freeze, 'removed'));
    return { freeze };
  }
}
