import type { SecurityLogPort } from '@danqing/contracts/operators';
import { previewIdSchema, type PreviewResponse, type PreviewsResponse } from '@danqing/contracts/releases';
import { CurrentOperator, Operators, SECURITY_LOG } from '@danqing/nest-kit';
import { Controller, Delete, Get, Header, Inject, Optional, Param, Req, UseFilters } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { selectPreviews } from '../database/preview.queries.ts';
import { operatorChange } from '../operator/operator-change.ts';
import { ReleaseErrorFilter } from '../operator/release-error.filter.ts';
import type { ReleasePlane } from '../plane/release-plane.ts';
import { RELEASE_PLANE } from '../plane/release-plane-token.ts';
import { describePreviewed } from './describe-previewed.ts';
import { PreviewTokens, withPath } from './preview-tokens.ts';
import { revokePreview } from './revoke-preview.ts';

@Controller('api/operator/previews')
@Operators()
@UseFilters(ReleaseErrorFilter)
export class OperatorPreviewsController {
  constructor(
    @Inject(RELEASE_PLANE) private readonly plane: ReleasePlane,
    @Inject(PreviewTokens) private readonly tokens: PreviewTokens,
    @Optional() @Inject(SECURITY_LOG) private readonly log?: SecurityLogPort,
  ) {}

  @Get()
  @Header('cache-control', 'no-store')
  async list(): Promise<PreviewsResponse> {
    const { database, environment } = this.plane;
    const previews = await selectPreviews(database, environment);
    return { previews: previews.map((preview) => withPath(this.tokens, preview)) };
  }

  @Delete(':id')
  @Header('cache-control', 'no-store')
  async revoke(
    @Param('id', { schema: previewIdSchema }) id: number,
    @CurrentOperator() actor: string,
    @Req() request: FastifyRequest,
  ): Promise<PreviewResponse> {
    const preview = await revokePreview(this.plane, { id, actor });
    this.log?.record({
      ...operatorChange(request, actor),
      action: 'preview-change',
      result: 'allowed',
      subject: `preview ${id}`,
      detail: `${describePreviewed(preview)}, revoked`,
    });
    return { preview: withPath(this.tokens, preview) };
  }
}
