import { moderationRequestSchema, type ModerationRequest } from '@danqing/contracts/operators';
import { paletteIdSchema, type ReportsResponse } from '@danqing/contracts/palettes';
import { clientAddress, CurrentOperator, Operators } from '@danqing/nest-kit';
import { Body, Controller, Get, Header, HttpCode, Inject, Param, Post, Req } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { ModerationService } from './moderation.service.ts';

@Controller('api/operator')
@Operators()
export class PaletteOperatorController {
  constructor(@Inject(ModerationService) private readonly moderation: ModerationService) {}

  @Get('reports')
  @Header('cache-control', 'no-store')
  async list(): Promise<ReportsResponse> {
    return { palettes: await this.moderation.listReported() };
  }

  @Post('palettes/:id/hide')
  @HttpCode(204)
  hide(
    @Param('id', { schema: paletteIdSchema }) id: number,
    @Body({ schema: moderationRequestSchema }) { reason }: ModerationRequest,
    @CurrentOperator() operator: string,
    @Req() request: FastifyRequest,
  ): Promise<void> {
    return this.moderation.hide(id, reason, operator, clientAddress(request));
  }

  /** Unhides the palette, or dismisses its reports. */
  @Post('palettes/:id/show')
  @HttpCode(204)
  show(
    @Param('id', { schema: paletteIdSchema }) id: number,
    @CurrentOperator() operator: string,
    @Req() request: FastifyRequest,
  ): Promise<void> {
    return this.moderation.show(id, operator, clientAddress(request));
  }
}
