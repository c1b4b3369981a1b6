import { cocreatedColorIdSchema } from '@danqing/contracts/cocreate';
import type { AuthenticatedUser } from '@danqing/contracts/identity';
import { reportRequestSchema, type ReportRequest } from '@danqing/contracts/palettes';
import { clientAddress, CurrentUserOrNull, OptionalMember } from '@danqing/nest-kit';
import { Body, Controller, HttpCode, Inject, Param, Post, Req } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { ModerationService } from './moderation.service.ts';

@Controller('api/co-create/colors/:id/reports')
export class ReportController {
  constructor(@Inject(ModerationService) private readonly moderation: ModerationService) {}

  @Post()
  @HttpCode(204)
  @OptionalMember()
  async report(
    @Param('id', { schema: cocreatedColorIdSchema }) id: number,
    @Body({ schema: reportRequestSchema }) report: ReportRequest,
    @CurrentUserOrNull() user: AuthenticatedUser | null,
    @Req() request: FastifyRequest,
  ): Promise<void> {
    await this.moderation.report(
      id,
      { userId: user?.userId ?? null, address: clientAddress(request) },
      report,
    );
  }
}
