import type { AuthenticatedUser } from '@danqing/contracts/identity';
import {
  CONTENT_PATHS,
  contentIdSchema,
  moderationRequestSchema,
  reportRequestSchema,
  type ModerationRequest,
  type ReportedItemsResponse,
  type ReportRequest,
  type ReportResponse,
} from '@danqing/contracts/moderation';
import type { SecurityLogPort } from '@danqing/contracts/operators';
import { Body, Controller, Get, Header, HttpCode, Inject, Param, Post, Req } from '@nestjs/common';
import type { Provider, Type } from '@nestjs/common';
import { getDataSourceToken } from '@nestjs/typeorm';
import type { FastifyRequest } from 'fastify';
import type { DataSource } from 'typeorm';
import { CurrentOperator, CurrentUserOrNull, Operators, OptionalMember } from '../auth/access.ts';
import { NeedsRight } from '../auth/rights.ts';
import { requestLocale } from '../errors/request-locale.ts';
import { clientAddress } from '../http/client-address.ts';
import { SECURITY_LOG } from '../security/security-log.ts';
import { Moderation, type ModeratedContent } from './moderation.ts';

const THANKS = {
  zh: '已收到举报，我们会尽快查看',
  en: 'Thank you. We will review it soon.',
  ja: '報告を受け付けました。確認いたします。',
} as const;

/**
 * Returns the endpoints that report, list, hide and show content, for `moderationApi` of the same kind. Their
 * module needs `provideModeration`.
 */
export function moderationControllers({ kind }: ModeratedContent): Type[] {
  const { items, operator } = CONTENT_PATHS[kind];

  @Controller(`api/${items}/:id/reports`)
  class ReportController {
    constructor(@Inject(Moderation) private readonly moderation: Moderation) {}

    @Post()
    @HttpCode(200)
    @OptionalMember()
    @Header('cache-control', 'no-store')
    async report(
      @Param('id', { schema: contentIdSchema }) id: number,
      @Body({ schema: reportRequestSchema }) report: ReportRequest,
      @CurrentUserOrNull() user: AuthenticatedUser | null,
      @Req() request: FastifyRequest,
    ): Promise<ReportResponse> {
      const reporter = { userId: user?.userId ?? null, address: clientAddress(request) };
      await this.moderation.report(id, reporter, report);
      return { success: true, message: THANKS[requestLocale(request.headers)] };
    }
  }

  @Controller(`api/operator/${operator}`)
  @Operators()
  @NeedsRight('moderate')
  class ModerationController {
    constructor(@Inject(Moderation) private readonly moderation: Moderation) {}

    @Get('reports')
    @Header('cache-control', 'no-store')
    async list(): Promise<ReportedItemsResponse> {
      return { items: await this.moderation.listReported() };
    }

    @Post(':id/hide')
    @HttpCode(204)
    hide(
      @Param('id', { schema: contentIdSchema }) id: number,
      @Body({ schema: moderationRequestSchema }) { reason }: ModerationRequest,
      @CurrentOperator() by: string,
      @Req() request: FastifyRequest,
    ): Promise<void> {
      return this.moderation.hide(id, reason, by, clientAddress(request));
    }

    @Post(':id/show')
    @HttpCode(204)
    show(
      @Param('id', { schema: contentIdSchema }) id: number,
      @CurrentOperator() by: string,
      @Req() request: FastifyRequest,
    ): Promise<void> {
      return this.moderation.show(id, by, clientAddress(request));
    }
  }

  return [ReportController, ModerationController];
}

/** Provides `Moderation` of one kind of content. A module has at most one kind. */
export const provideModeration = (content: ModeratedContent): Provider => ({
  provide: Moderation,
  inject: [getDataSourceToken(content.schema), { token: SECURITY_LOG, optional: true }],
  useFactory: (dataSource: DataSource, log?: SecurityLogPort) => new Moderation(dataSource, content, log),
});
