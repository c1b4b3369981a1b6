import { collectionIdSchema, type CreationReportsResponse } from '@danqing/contracts/creations';
import { moderationRequestSchema, type ModerationRequest } from '@danqing/contracts/operators';
import { clientAddress, CurrentOperator, Operators } from '@danqing/nest-kit';
import { Body, Controller, Get, Header, HttpCode, Inject, Param, Post, Req } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { ModerationService } from './moderation.service.ts';

/** What operators do about creations that people reported. The program that mounts it provides OPERATOR_ACCESS. */
@Controller('api/operator')
@Operators()
export class CreationOperatorController {
  constructor(@Inject(ModerationService) private readonly moderation: ModerationService) {}

  @Get('creation-reports')
  @Header('cache-control', 'no-store')
  async list(): Promise<CreationReportsResponse> {
    return { creations: await this.moderation.listReported() };
  }

  @Post('creations/:id/hide')
  @HttpCode(204)
  hide(
    @Param('id', { schema: collectionIdSchema }) id: number,
    @Body({ schema: moderationRequestSchema }) { reason }: ModerationRequest,
    @CurrentOperator() operator: string,
    @Req() request: FastifyRequest,
  ): Promise<void> {
    return this.moderation.hide(id, reason, operator, clientAddress(request));
  }

  /** Also closes the reports of a creation that is all right. */
  @Post('creations/:id/show')
  @HttpCode(204)
  show(
    @Param('id', { schema: collectionIdSchema }) id: number,
    @CurrentOperator() operator: string,
    @Req() request: FastifyRequest,
  ): Promise<void> {
    return this.moderation.show(id, operator, clientAddress(request));
  }
}
