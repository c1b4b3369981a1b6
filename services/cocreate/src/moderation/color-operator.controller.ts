import { moderationRequestSchema, type ModerationRequest } from '@danqing/contracts/operators';
import { cocreatedColorIdSchema, type ColorReportsResponse } from '@danqing/contracts/cocreate';
import { clientAddress, CurrentOperator, Operators } from '@danqing/nest-kit';
import { Body, Controller, Get, Header, HttpCode, Inject, Param, Post, Req } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { ModerationService } from './moderation.service.ts';

@Controller('api/operator/co-create')
@Operators()
export class ColorOperatorController {
  constructor(@Inject(ModerationService) private readonly moderation: ModerationService) {}

  @Get('reports')
  @Header('cache-control', 'no-store')
  async list(): Promise<ColorReportsResponse> {
    return { colors: await this.moderation.listReported() };
  }

  @Post('colors/:id/hide')
  @HttpCode(204)
  hide(
    @Param('id', { schema: cocreatedColorIdSchema }) id: number,
    @Body({ schema: moderationRequestSchema }) { reason }: ModerationRequest,
    @CurrentOperator() operator: string,
    @Req() request: FastifyRequest,
  ): Promise<void> {
    return this.moderation.hide(id, reason, operator, clientAddress(request));
  }

  @Post('colors/:id/show')
  @HttpCode(204)
  show(
    @Param('id', { schema: cocreatedColorIdSchema }) id: number,
    @CurrentOperator() operator: string,
    @Req() request: FastifyRequest,
  ): Promise<void> {
    return this.moderation.show(id, operator, clientAddress(request));
  }
}
