import { hasRight, type SecurityLogPort } from '@danqing/contracts/operators';
import {
  areaIdSchema,
  newRolloutSchema,
  ROLLOUT_CHANGES,
  rolloutChangeSchema,
  rolloutIdSchema,
  rightsForRollout,
  type RolloutChange,
  type RolloutResponse,
  type RolloutsResponse,
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
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { ReleasePlane } from '../plane/release-plane.ts';
import { RELEASE_PLANE } from '../plane/release-plane-token.ts';
import { ReleaseError } from '../release/release-error.ts';
import { cancelRollout, hastenRollout, pauseRollout, resumeRollout } from '../rollouts/change-rollout.ts';
import { readRollouts, toRollout } from '../rollouts/read-rollouts.ts';
import { startRollout } from '../rollouts/start-rollout.ts';
import { operatorChange } from './operator-change.ts';
import { ReleaseErrorFilter } from './release-error.filter.ts';

const ROLLOUTS_SHOWN = 50;
const CHANGES = { pause: pauseRollout, resume: resumeRollout, hasten: hastenRollout, cancel: cancelRollout };
const changeSchema = z.enum(ROLLOUT_CHANGES);

@Controller('api/operator')
@Operators()
@UseFilters(ReleaseErrorFilter)
export class RolloutsController {
  constructor(
    @Inject(RELEASE_PLANE) private readonly plane: ReleasePlane,
    @Optional() @Inject(SECURITY_LOG) private readonly log?: SecurityLogPort,
  ) {}

  @Get('rollouts')
  @AnyOperator()
  @Header('cache-control', 'no-store')
  async list(@Req() { operator }: OperatorRequest): Promise<RolloutsResponse> {
    const { database, environment } = this.plane;
    const rollouts = await readRollouts(database, environment, ROLLOUTS_SHOWN);
    return { rollouts: rollouts.filter(({ area }) => hasRight(operator!.grants, area, 'read')) };
  }

  @Post('areas/:area/rollouts')
  @AnyOperator()
  @HttpCode(200)
  @Header('cache-control', 'no-store')
  start(
    @Param('area', { schema: areaIdSchema }) area: string,
    @Body({ schema: newRolloutSchema }) request: z.output<typeof newRolloutSchema>,
    @CurrentOperator() actor: string,
    @Req() http: OperatorRequest,
  ): Promise<RolloutResponse> {
    for (const needed of rightsForRollout(area, 'start', request.force)) requireRight(http, needed, this.log);
    const { release, plan: steps, reason, force, seen } = request;
    const what = `rollout of ${release}${force ? ' forced' : ''}`;
    return this.#logged(http, actor, `area ${area}`, what, async () => {
      const wanted = { area, release, steps, actor, reason, force, seen };
      const { rollout, move } = await startRollout(this.plane, wanted);
      return { rollout: toRollout(rollout), event: move.event };
    });
  }

  @Post('areas/:area/rollouts/:id/:change')
  @AnyOperator()
  @HttpCode(200)
  @Header('cache-control', 'no-store')
  change(
    @Param('area', { schema: areaIdSchema }) area: string,
    @Param('id', { schema: rolloutIdSchema }) id: number,
    @Param('change', { schema: changeSchema }) change: RolloutChange,
    @Body({ schema: rolloutChangeSchema }) { reason }: z.output<typeof rolloutChangeSchema>,
    @CurrentOperator() actor: string,
    @Req() http: OperatorRequest,
  ): Promise<RolloutResponse> {
    for (const needed of rightsForRollout(area, change)) requireRight(http, needed, this.log);
    return this.#logged(http, actor, `area ${area}`, `${change} of rollout ${id}`, async () => {
      const { rollout, move } = await CHANGES[change](this.plane, { area, id, actor, reason });
      return { rollout: toRollout(rollout), event: move?.event ?? null };
    });
  }

  /** Logs a change, also one that is refused. Reasons are in the history. */
  async #logged<Result>(
    http: FastifyRequest,
    actor: string,
    subject: string,
    what: string,
    change: () => Promise<Result>,
  ): Promise<Result> {
    const entry = { ...operatorChange(http, actor), subject };
    try {
      const result = await change();
      this.log?.record({ ...entry, result: 'allowed', detail: what });
      return result;
    } catch (error) {
      if (error instanceof ReleaseError)
        this.log?.record({ ...entry, result: 'refused', detail: `${what}: ${error.code}` });
      throw error;
    }
  }
}
