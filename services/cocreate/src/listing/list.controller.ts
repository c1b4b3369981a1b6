import { cocreatedColorsQuerySchema, type CocreatedColorsQuery } from '@danqing/contracts/cocreate';
import type { AuthenticatedUser } from '@danqing/contracts/identity';
import {
  createRepresentation,
  CurrentUserOrNull,
  withErrorCode,
  OptionalMember,
  requestLocale,
  sendRepresentation,
} from '@danqing/nest-kit';
import { Controller, Get, Inject, Query, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { ListService } from './list.service.ts';

const contentType = 'application/json; charset=utf-8';

@Controller('api/co-create/colors')
@OptionalMember()
export class ListController {
  constructor(@Inject(ListService) private readonly colors: ListService) {}

  @Get()
  async list(
    @Query({ schema: cocreatedColorsQuerySchema }) query: CocreatedColorsQuery,
    @CurrentUserOrNull() viewer: AuthenticatedUser | null,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const text = await withErrorCode('COCREATE_LIST_FAILED', () =>
      this.colors.list(query, viewer?.userId ?? null, requestLocale(request.headers)),
    );
    // A member's list depends on the viewer.
    const cacheControl = query.userId === undefined ? 'no-cache' : 'private, no-cache';
    sendRepresentation(request, reply, createRepresentation(text, { contentType, cacheControl }));
  }
}
