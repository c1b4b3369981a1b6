import { collectionIdSchema } from '@danqing/contracts/creations';
import type { AuthenticatedUser } from '@danqing/contracts/identity';
import { reportRequestSchema, type ReportRequest, type ReportResponse } from '@danqing/contracts/palettes';
import { clientAddress, CurrentUserOrNull, OptionalMember, requestLocale } from '@danqing/nest-kit';
import { Body, Controller, Header, HttpCode, Inject, Param, Post, Req } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { ModerationService } from './moderation.service.ts';

const THANKS = {
  zh: '已收到举报，我们会尽快查看',
  en: 'Thank you. We will review it soon.',
  ja: '報告を受け付けました。確認いたします。',
} as const;

@Controller('api/collections/:id/reports')
export class ReportController {
  constructor(@Inject(ModerationService) private readonly moderation: ModerationService) {}

  @Post()
  @HttpCode(200)
  @OptionalMember()
  @Header('cache-control', 'no-store')
  async report(
    @Param('id', { schema: collectionIdSchema }) id: number,
    @Body({ schema: reportRequestSchema }) report: ReportRequest,
    @CurrentUserOrNull() user: AuthenticatedUser | null,
    @Req() request: FastifyRequest,
  ): Promise<ReportResponse> {
    await this.moderation.report(
      id,
      { userId: user?.userId ?? null, address: clientAddress(request) },
      report,
    );
    return { success: true, message: THANKS[requestLocale(request.headers)] };
  }
}
