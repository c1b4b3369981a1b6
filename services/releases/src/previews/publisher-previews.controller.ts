import type { SecurityLogPort } from '@danqing/contracts/operators';
import { previewRequestSchema, type PreviewResponse, type Publisher } from '@danqing/contracts/releases';
import { AppError, SECURITY_LOG } from '@danqing/nest-kit';
import { Body, Controller, Header, HttpCode, Inject, Optional, Post, Req, UseFilters } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { operatorChange } from '../operator/operator-change.ts';
import { ReleaseErrorFilter } from '../operator/release-error.filter.ts';
import type { ReleasePlane } from '../plane/release-plane.ts';
import { RELEASE_PLANE } from '../plane/release-plane-token.ts';
import { CurrentPublisher, Publishers } from '../upload/publishers.guard.ts';
import { createPreview } from './create-preview.ts';
import { previewEvent } from './preview-event.ts';
import { PreviewTokens, withPath } from './preview-tokens.ts';

@Controller('api/releases/previews')
@Publishers()
@UseFilters(ReleaseErrorFilter)
export class PublisherPreviewsController {
  constructor(
    @Inject(RELEASE_PLANE) private readonly plane: ReleasePlane,
    @Inject(PreviewTokens) private readonly tokens: PreviewTokens,
    @Optional() @Inject(SECURITY_LOG) private readonly log?: SecurityLogPort,
  ) {}

  @Post()
  @HttpCode(200)
  @Header('cache-control', 'no-store')
  async create(
    @Body({ schema: previewRequestSchema }) wanted: z.output<typeof previewRequestSchema>,
    @CurrentPublisher() publisher: Publisher,
    @Req() request: FastifyRequest,
  ): Promise<PreviewResponse> {
    if (wanted.releases.some(({ area }) => area !== publisher.area)) throw new AppError('FORBIDDEN');
    const actor = `publisher ${publisher.name}`;
    const preview = await createPreview(this.plane, { ...wanted, createdBy: actor });
    this.log?.record(previewEvent(operatorChange(request, actor), preview, 'created'));
    return { preview: withPath(this.tokens, preview) };
  }
}
