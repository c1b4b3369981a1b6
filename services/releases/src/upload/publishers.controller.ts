import { areaIdSchema } from '@danqing/contracts';
import { CurrentOperator, Operators } from '@danqing/nest-kit';
import { Body, Controller, Delete, Get, Header, Inject, Param, Post, UseFilters } from '@nestjs/common';
import { z } from 'zod';
import type { Publisher } from '../database/publisher.queries.ts';
import { ReleaseErrorFilter } from '../operator/release-error.filter.ts';
import { actorSchema } from '../operator-input.ts';
import type { ReleasePlane } from '../release-plane.ts';
import { RELEASE_PLANE } from '../release-plane-token.ts';
import { createPublisher, listPublishers, revokePublisher, type CreatedPublisher } from './publishers.ts';

const newPublisherSchema = z.object({ name: actorSchema, area: areaIdSchema });
const publisherIdSchema = z
  .string()
  .regex(/^[1-9]\d{0,8}$/)
  .transform(Number);

@Controller('api/operator/publishers')
@Operators()
@UseFilters(ReleaseErrorFilter)
export class PublishersController {
  constructor(@Inject(RELEASE_PLANE) private readonly plane: ReleasePlane) {}

  @Get()
  @Header('cache-control', 'no-store')
  async list(): Promise<{ publishers: Publisher[] }> {
    return { publishers: await listPublishers(this.plane) };
  }

  /** The answer is the only place where the token ever stands. */
  @Post()
  @Header('cache-control', 'no-store')
  create(
    @Body({ schema: newPublisherSchema }) request: z.output<typeof newPublisherSchema>,
    @CurrentOperator() actor: string,
  ): Promise<CreatedPublisher> {
    return createPublisher(this.plane, { ...request, actor });
  }

  @Delete(':id')
  @Header('cache-control', 'no-store')
  async revoke(
    @Param('id', { schema: publisherIdSchema }) id: number,
    @CurrentOperator() actor: string,
  ): Promise<{ publisher: Publisher }> {
    return { publisher: await revokePublisher(this.plane, { id, actor }) };
  }
}
