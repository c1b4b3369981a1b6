import type { SecurityLogPort } from '@danqing/contracts/operators';
import {
  newPublisherSchema,
  publisherIdSchema,
  SHELL_AREA,
  type CreatedPublisher,
  type Publisher,
  type PublishersResponse,
  type RevokedPublisher,
} from '@danqing/contracts/releases';
import { hasRight, type Grant, type OperatorRight } from '@danqing/contracts/operators';
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
  Inject,
  Optional,
  Param,
  Post,
  Req,
  UseFilters,
} from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { describeRights } from './describe-rights.ts';
import { operatorChange } from '../operator/operator-change.ts';
import { ReleaseErrorFilter } from '../operator/release-error.filter.ts';
import type { ReleasePlane } from '../plane/release-plane.ts';
import { RELEASE_PLANE } from '../plane/release-plane-token.ts';
import { PUBLISHER_AUDIENCE, type PublisherAudience } from './publishers.guard.ts';
import { createPublisher, getPublisherOrThrow, listPublishers, revokePublisher } from './publishers.ts';

@Controller('api/operator/publishers')
@Operators()
@AnyOperator()
@UseFilters(ReleaseErrorFilter)
export class PublishersController {
  constructor(
    @Inject(RELEASE_PLANE) private readonly plane: ReleasePlane,
    @Inject(PUBLISHER_AUDIENCE) private readonly audience: PublisherAudience,
    @Optional() @Inject(SECURITY_LOG) private readonly log?: SecurityLogPort,
  ) {}

  @Get()
  @Header('cache-control', 'no-store')
  async list(@Req() { operator }: OperatorRequest): Promise<PublishersResponse> {
    const publishers = await listPublishers(this.plane);
    return { publishers: publishers.filter(({ area }) => hasRight(operator!.grants, area, 'read')) };
  }

  /** Only this response contains the token; the database stores its hash. */
  @Post()
  @Header('cache-control', 'no-store')
  async create(
    @Body({ schema: newPublisherSchema }) request: z.output<typeof newPublisherSchema>,
    @CurrentOperator() actor: string,
    @Req() http: OperatorRequest,
  ): Promise<CreatedPublisher> {
    for (const needs of rightsToCreate(request)) requireRight(http, needs, this.log);
    const { site } = this.audience;
    const created = await createPublisher(this.plane, { ...request, actor, site });
    this.#record(http, actor, created.publisher, `added, ${describeRights(created.publisher)}`);
    return created;
  }

  @Delete(':id')
  @Header('cache-control', 'no-store')
  async revoke(
    @Param('id', { schema: publisherIdSchema }) id: number,
    @CurrentOperator() actor: string,
    @Req() http: OperatorRequest,
  ): Promise<RevokedPublisher> {
    const { area } = await getPublisherOrThrow(this.plane, id);
    requireRight(http, { area, right: 'publish' }, this.log);
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

/** Nobody gives a token a right that they lack. Moves of the shell need `activate`. */
const rightsToCreate = ({ area, moves }: z.output<typeof newPublisherSchema>): Grant[] => {
  const rights: OperatorRight[] = ['publish', ...moves];
  if (area === SHELL_AREA && moves.length > 0) rights.push('activate');
  return rights.map((right) => ({ area, right }));
};
