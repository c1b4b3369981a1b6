import { hasRight, type Grant, type SecurityLogPort } from '@danqing/contracts/operators';
import {
  publisherMoveSchema,
  rightsForMove,
  type MoveResponse,
  type Publisher,
  type PublisherArea,
} from '@danqing/contracts/releases';
import {
  AppError,
  clientAddress,
  countCall,
  rejectExceeded,
  SECURITY_LOG,
  type RateLimit,
} from '@danqing/nest-kit';
import {
  Body,
  Controller,
  Get,
  Header,
  HttpCode,
  Inject,
  Optional,
  Post,
  Req,
  UseFilters,
} from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { makeRecordedMove } from '../operator/make-recorded-move.ts';
import { ReleaseErrorFilter } from '../operator/release-error.filter.ts';
import type { ReleasePlane } from '../plane/release-plane.ts';
import { RELEASE_PLANE } from '../plane/release-plane-token.ts';
import { CurrentPublisher, Publishers } from '../upload/publishers.guard.ts';
import { readArea } from './read-area.ts';

/** Each move is stored permanently, and its gate may mount the release in a browser. */
const moveLimit = ({ id }: Publisher): RateLimit => ({
  subject: `moves of publisher ${id}`,
  name: 'moves of one publisher',
  limit: 60,
  seconds: 3600,
});

/** The area of a publisher's token, for pipelines. */
@Controller('api/releases/area')
@Publishers()
@UseFilters(ReleaseErrorFilter)
export class PublisherAreaController {
  constructor(
    @Inject(RELEASE_PLANE) private readonly plane: ReleasePlane,
    @Optional() @Inject(SECURITY_LOG) private readonly log?: SecurityLogPort,
  ) {}

  @Get()
  @Header('cache-control', 'no-store')
  read(@CurrentPublisher() publisher: Publisher): Promise<PublisherArea> {
    return readArea(this.plane, publisher);
  }

  @Post('moves')
  @HttpCode(200)
  @Header('cache-control', 'no-store')
  async move(
    @Body({ schema: publisherMoveSchema }) request: z.output<typeof publisherMoveSchema>,
    @CurrentPublisher() publisher: Publisher,
    @Req() http: FastifyRequest,
  ): Promise<MoveResponse> {
    const { name, area, moves } = publisher;
    const change = {
      action: 'publisher-change',
      actor: `publisher ${name}`,
      address: clientAddress(http),
      trace: http.id,
    } as const;
    const grants = moves.map((right): Grant => ({ area, right }));
    const needs = rightsForMove(area, request.action).find(
      (each) => !hasRight(grants, each.area, each.right),
    );
    if (needs) {
      const detail = `lacks the right ${needs.right}`;
      this.log?.record({ ...change, result: 'refused', subject: `area ${area}`, detail });
      throw new AppError('RIGHT_REQUIRED', { needs });
    }
    rejectExceeded(await countCall(this.plane.database, [moveLimit(publisher)]));
    const { event } = await makeRecordedMove(this.plane, this.log, change, { area, request });
    return { event };
  }
}
