import { collectionIdSchema, type CreationReportsResponse } from '@danqing/contracts/creations';
import { moderationRequestSchema, type ModerationRequest } from '@danqing/contracts/operators';
import { clientAddress, CurrentOperator, Operators } from '@danqing/nest-kit';
import { Body, Controller, Get, Header, HttpCode, Inject, Param, Post, Req } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { ModerationService } from './moderation.service.ts';

/** Moderation of reported creations. The host program must provide OPERATOR_ACCESS. */
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

  /** Unhides the creation, or dismisses its reports. */
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
