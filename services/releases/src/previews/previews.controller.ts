import type { SecurityLogPort } from '@danqing/contracts/operators';
import { previewRequestSchema, type PreviewResponse } from '@danqing/contracts/releases';
import { AppError, SECURITY_LOG, type OperatorRequest } from '@danqing/nest-kit';
import { Body, Controller, Header, HttpCode, Inject, Optional, Post, Req, UseFilters } from '@nestjs/common';
import type { z } from 'zod';
import { operatorChange } from '../operator/operator-change.ts';
import { ReleaseErrorFilter } from '../operator/release-error.filter.ts';
import { Developers } from '../overrides/developers.guard.ts';
import type { ReleasePlane } from '../plane/release-plane.ts';
import { RELEASE_PLANE } from '../plane/release-plane-token.ts';
import type { PublisherRequest } from '../upload/publishers.guard.ts';
import { createPreview } from './create-preview.ts';
import { describePreviewed } from './describe-previewed.ts';
import { PreviewTokens, withPath } from './preview-tokens.ts';

@Controller('api/releases/previews')
@Developers()
@UseFilters(ReleaseErrorFilter)
export class PreviewsController {
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
    @Req() request: PublisherRequest & OperatorRequest,
  ): Promise<PreviewResponse> {
    const { publisher, operator } = request;
    if (publisher && wanted.releases.some(({ area }) => area !== publisher.area))
      throw new AppError('FORBIDDEN');
    const createdBy = publisher ? `publisher ${publisher.name}` : (operator?.actor ?? 'operator');
    const preview = await createPreview(this.plane, { ...wanted, createdBy });
    this.log?.record({
      ...operatorChange(request, createdBy),
      action: 'preview-change',
      result: 'allowed',
      subject: `preview ${preview.id}`,
      detail: `${describePreviewed(preview)}, created`,
    });
    return { preview: withPath(this.tokens, preview) };
  }
}
