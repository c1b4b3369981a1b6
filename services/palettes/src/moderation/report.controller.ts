import type { AuthenticatedUser } from '@danqing/contracts/identity';
import {
  paletteIdSchema,
  reportRequestSchema,
  type ReportRequest,
  type ReportResponse,
} from '@danqing/contracts/palettes';
import { clientAddress, CurrentUserOrNull, OptionalMember } from '@danqing/nest-kit';
import { Body, Controller, Header, HttpCode, Inject, Param, Post, Req } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { say } from '../palette/palette-texts.ts';
import { ModerationService } from './moderation.service.ts';

@Controller('api/palettes/:id/reports')
export class ReportController {
  constructor(@Inject(ModerationService) private readonly moderation: ModerationService) {}

  @Post()
  @HttpCode(200)
  @OptionalMember()
  @Header('cache-control', 'no-store')
  async report(
    @Param('id', { schema: paletteIdSchema }) id: number,
    @Body({ schema: reportRequestSchema }) report: ReportRequest,
    @CurrentUserOrNull() user: AuthenticatedUser | null,
    @Req() request: FastifyRequest,
  ): Promise<ReportResponse> {
    await this.moderation.report(
      id,
      { userId: user?.userId ?? null, address: clientAddress(request) },
      report,
    );
    return { success: true, message: say('reported', request) };
  }
}
