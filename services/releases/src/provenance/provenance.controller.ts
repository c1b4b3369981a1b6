import type { SecurityLogPort } from '@danqing/contracts/operators';
import {
  provenanceRequestSchema,
  type ProvenanceResponse,
  type Publisher,
} from '@danqing/contracts/releases';
import { SECURITY_LOG } from '@danqing/nest-kit';
import { Body, Controller, Header, HttpCode, Inject, Optional, Post, Req, UseFilters } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { operatorChange } from '../operator/operator-change.ts';
import { ReleaseErrorFilter } from '../operator/release-error.filter.ts';
import type { ReleasePlane } from '../plane/release-plane.ts';
import { RELEASE_PLANE } from '../plane/release-plane-token.ts';
import { CurrentPublisher, Publishers } from '../upload/publishers.guard.ts';
import { attachProvenance } from './attach-provenance.ts';

@Controller('api/releases/provenance')
@Publishers()
@UseFilters(ReleaseErrorFilter)
export class ProvenanceController {
  constructor(
    @Inject(RELEASE_PLANE) private readonly plane: ReleasePlane,
    @Optional() @Inject(SECURITY_LOG) private readonly log?: SecurityLogPort,
  ) {}

  @Post()
  @HttpCode(200)
  @Header('cache-control', 'no-store')
  async attach(
    @Body({ schema: provenanceRequestSchema }) given: z.output<typeof provenanceRequestSchema>,
    @CurrentPublisher() publisher: Publisher,
    @Req() request: FastifyRequest,
  ): Promise<ProvenanceResponse> {
    const { area } = publisher;
    const from = `publisher ${publisher.name}`;
    const attached = await attachProvenance(this.plane, { ...given, area, from });
    const { key } = attached.provenance;
    this.log?.record({
      ...operatorChange(request, from),
      action: 'publisher-change',
      result: 'allowed',
      subject: `area ${area}`,
      detail: `provenance of ${attached.release}, ${key === null ? 'claimed' : `signed with ${key}`}`,
    });
    return attached;
  }
}
