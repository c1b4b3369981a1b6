import type { SecurityLogPort } from '@danqing/contracts/operators';
import {
  previewIdSchema,
  previewRequestSchema,
  type PreviewResponse,
  type PreviewsResponse,
} from '@danqing/contracts/releases';
import { hasRight } from '@danqing/contracts/operators';
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
  HttpCode,
  Inject,
  Optional,
  Param,
  Post,
  Req,
  UseFilters,
} from '@nestjs/common';
import type { z } from 'zod';
import { selectPreviews } from '../database/preview.queries.ts';
import { operatorChange } from '../operator/operator-change.ts';
import { ReleaseErrorFilter } from '../operator/release-error.filter.ts';
import type { ReleasePlane } from '../plane/release-plane.ts';
import { RELEASE_PLANE } from '../plane/release-plane-token.ts';
import { createPreview } from './create-preview.ts';
import { previewEvent } from './preview-event.ts';
import { PreviewTokens, withPath } from './preview-tokens.ts';
import { getPreviewOrThrow, revokePreview } from './revoke-preview.ts';

@Controller('api/operator/previews')
@Operators()
@AnyOperator()
@UseFilters(ReleaseErrorFilter)
export class OperatorPreviewsController {
  constructor(
    @Inject(RELEASE_PLANE) private readonly plane: ReleasePlane,
    @Inject(PreviewTokens) private readonly tokens: PreviewTokens,
    @Optional() @Inject(SECURITY_LOG) private readonly log?: SecurityLogPort,
  ) {}

  @Get()
  @Header('cache-control', 'no-store')
  async list(@Req() { operator }: OperatorRequest): Promise<PreviewsResponse> {
    const { database, environment } = this.plane;
    const previews = await selectPreviews(database, environment);
    const readable = previews.filter(({ releases }) =>
      releases.every(({ area }) => hasRight(operator!.grants, area, 'read')),
    );
    return { previews: readable.map((preview) => withPath(this.tokens, preview)) };
  }

  @Post()
  @HttpCode(200)
  @Header('cache-control', 'no-store')
  async create(
    @Body({ schema: previewRequestSchema }) wanted: z.output<typeof previewRequestSchema>,
    @CurrentOperator() actor: string,
    @Req() request: OperatorRequest,
  ): Promise<PreviewResponse> {
    for (const { area } of wanted.releases) requireRight(request, { area, right: 'publish' }, this.log);
    const preview = await createPreview(this.plane, { ...wanted, createdBy: actor });
    this.log?.record(previewEvent(operatorChange(request, actor), preview, 'created'));
    return { preview: withPath(this.tokens, preview) };
  }

  @Delete(':id')
  @Header('cache-control', 'no-store')
  async revoke(
    @Param('id', { schema: previewIdSchema }) id: number,
    @CurrentOperator() actor: string,
    @Req() request: OperatorRequest,
  ): Promise<PreviewResponse> {
    const { releases } = await getPreviewOrThrow(this.plane, id);
    for (const { area } of releases) requireRight(request, { area, right: 'publish' }, this.log);
    const preview = await revokePreview(this.plane, { id, actor });
    this.log?.record(previewEvent(operatorChange(request, actor), preview, 'revoked'));
    return { preview: withPath(this.tokens, preview) };
  }
}
