import type { SecurityLogPort } from '@danqing/contracts/operators';
import {
  newPublisherSchema,
  publisherIdSchema,
  type CreatedPublisher,
  type Publisher,
  type PublishersResponse,
  type RevokedPublisher,
} from '@danqing/contracts/releases';
import { CurrentOperator, Operators, SECURITY_LOG } from '@danqing/nest-kit';
import {
  Body,
  Controller,
  Delete,
  Get,
  Header,
  Inject,
  Optional,
  Param,
  Post,
  Req,
  UseFilters,
} from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { operatorChange } from '../operator/operator-change.ts';
import { ReleaseErrorFilter } from '../operator/release-error.filter.ts';
import type { ReleasePlane } from '../plane/release-plane.ts';
import { RELEASE_PLANE } from '../plane/release-plane-token.ts';
import { createPublisher, listPublishers, revokePublisher } from './publishers.ts';

@Controller('api/operator/publishers')
@Operators()
@UseFilters(ReleaseErrorFilter)
export class PublishersController {
  constructor(
    @Inject(RELEASE_PLANE) private readonly plane: ReleasePlane,
    @Optional() @Inject(SECURITY_LOG) private readonly log?: SecurityLogPort,
  ) {}

  @Get()
  @Header('cache-control', 'no-store')
  async list(): Promise<PublishersResponse> {
    return { publishers: await listPublishers(this.plane) };
  }

  /** Only this response contains the token; the database stores its hash. */
  @Post()
  @Header('cache-control', 'no-store')
  async create(
    @Body({ schema: newPublisherSchema }) request: z.output<typeof newPublisherSchema>,
    @CurrentOperator() actor: string,
    @Req() http: FastifyRequest,
  ): Promise<CreatedPublisher> {
    const created = await createPublisher(this.plane, { ...request, actor });
    this.#record(http, actor, created.publisher, 'added');
    return created;
  }

  @Delete(':id')
  @Header('cache-control', 'no-store')
  async revoke(
    @Param('id', { schema: publisherIdSchema }) id: number,
    @CurrentOperator() actor: string,
    @Req() http: FastifyRequest,
  ): Promise<RevokedPublisher> {
    const publisher = await revokePublisher(this.plane, { id, actor });
    this.#record(http, actor, publisher, 'revoked');
    return { publisher };
  }

  #record(http: FastifyRequest, actor: string, { id, name, area }: Publisher, what: string): void {
    const detail = `${name} of ${area}, ${what}`;
    this.log?.record({
      ...operatorChange(http, actor),
      action: 'publisher-change',
      result: 'allowed',
      subject: `publisher ${id}`,
      detail,
    });
  }
}
