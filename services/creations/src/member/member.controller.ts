import {
  memberCollectionsQuerySchema,
  memberPicturesQuerySchema,
  type MemberCollectionsQuery,
  type MemberPicturesQuery,
} from '@danqing/contracts/creations';
import { memberIdSchema, type AuthenticatedUser } from '@danqing/contracts/identity';
import {
  createRepresentation,
  CurrentUserOrNull,
  withErrorCode,
  OptionalMember,
  sendRepresentation,
} from '@danqing/nest-kit';
import { Controller, Get, Header, Inject, Param, Query, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { MemberCreations } from './member-creations.ts';

const JSON_TYPE = 'application/json; charset=utf-8';
const READ = { contentType: JSON_TYPE, cacheControl: 'private, no-cache' };

@Controller('api/users/:id')
export class MemberController {
  constructor(@Inject(MemberCreations) private readonly creations: MemberCreations) {}

  @Get('collections')
  @OptionalMember()
  async list(
    @Param('id', { schema: memberIdSchema }) id: number,
    @Query({ schema: memberCollectionsQuerySchema }) query: MemberCollectionsQuery,
    @CurrentUserOrNull() viewer: AuthenticatedUser | null,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const text = await withErrorCode('MEMBER_COLLECTIONS_FAILED', () =>
      this.creations.list(id, viewer?.userId ?? null, query),
    );
    sendRepresentation(request, reply, createRepresentation(text, READ));
  }

  @Get('images')
  @OptionalMember()
  @Header('content-type', JSON_TYPE)
  @Header('cache-control', 'no-store')
  async images(
    @Param('id', { schema: memberIdSchema }) id: number,
    @Query({ schema: memberPicturesQuerySchema }) { limit }: MemberPicturesQuery,
    @CurrentUserOrNull() viewer: AuthenticatedUser | null,
  ): Promise<string> {
    return withErrorCode('MEMBER_PICTURES_FAILED', () =>
      this.creations.images(id, viewer?.userId ?? null, limit),
    );
  }
}
