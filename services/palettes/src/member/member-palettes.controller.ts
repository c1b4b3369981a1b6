import {
  memberIdSchema,
  memberWorksQuerySchema,
  type AuthenticatedUser,
  type MemberWorksQuery,
} from '@danqing/contracts/identity';
import {
  createRepresentation,
  CurrentUserOrNull,
  withErrorCode,
  OptionalMember,
  sendRepresentation,
} from '@danqing/nest-kit';
import { Controller, Get, Inject, Param, Query, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { JSON_TYPE } from '../database/json-text.ts';
import { MemberPalettes } from './member-palettes.ts';

@Controller('api/users/:id/palettes')
export class MemberPalettesController {
  constructor(@Inject(MemberPalettes) private readonly palettes: MemberPalettes) {}

  @Get()
  @OptionalMember()
  async list(
    @Param('id', { schema: memberIdSchema }) id: number,
    @Query({ schema: memberWorksQuerySchema }) query: MemberWorksQuery,
    @CurrentUserOrNull() viewer: AuthenticatedUser | null,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const text = await withErrorCode('PUBLIC_PALETTES_FAILED', () =>
      this.palettes.list(id, viewer?.userId ?? null, query),
    );
    const options = { contentType: JSON_TYPE, cacheControl: 'private, no-cache' };
    sendRepresentation(request, reply, createRepresentation(text, options));
  }
}
