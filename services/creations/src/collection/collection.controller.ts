import {
  changeCollectionRequestSchema,
  collectionIdSchema,
  collectionsQuerySchema,
  type ChangeCollectionRequest,
  type CollectionsQuery,
} from '@danqing/contracts/creations';
import type { AuthenticatedUser } from '@danqing/contracts/identity';
import {
  createRepresentation,
  CurrentUser,
  CurrentUserOrNull,
  Members,
  OptionalMember,
  Public,
  sendRepresentation,
} from '@danqing/nest-kit';
import {
  Body,
  Controller,
  Delete,
  Get,
  Header,
  HttpCode,
  Inject,
  Param,
  Patch,
  Post,
  Query,
  Req,
  Res,
} from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { CollectionService } from './collection.service.ts';

const JSON_TYPE = 'application/json; charset=utf-8';
const READ = { contentType: JSON_TYPE, cacheControl: 'no-cache' };

@Controller('api/collections')
export class CollectionController {
  constructor(@Inject(CollectionService) private readonly collections: CollectionService) {}

  @Get()
  @Public()
  async list(
    @Query({ schema: collectionsQuerySchema }) query: CollectionsQuery,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    sendRepresentation(request, reply, createRepresentation(await this.collections.list(query), READ));
  }

  @Get(':id')
  @OptionalMember()
  async get(
    @Param('id', { schema: collectionIdSchema }) id: number,
    @CurrentUserOrNull() member: AuthenticatedUser | null,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    sendRepresentation(
      request,
      reply,
      createRepresentation(await this.collections.get(id, member?.userId ?? null), READ),
    );
  }

  @Patch(':id')
  @Members()
  @Header('content-type', JSON_TYPE)
  @Header('cache-control', 'no-store')
  change(
    @Param('id', { schema: collectionIdSchema }) id: number,
    @Body({ schema: changeCollectionRequestSchema }) { is_listed }: ChangeCollectionRequest,
    @CurrentUser() { userId }: AuthenticatedUser,
  ): Promise<string> {
    return this.collections.change(id, userId, is_listed);
  }

  @Delete(':id')
  @Members()
  @HttpCode(204)
  async delete(
    @Param('id', { schema: collectionIdSchema }) id: number,
    @CurrentUser() { userId }: AuthenticatedUser,
  ): Promise<void> {
    await this.collections.delete(id, userId);
  }

  @Post(':id/undelete')
  @Members()
  @HttpCode(200)
  @Header('content-type', JSON_TYPE)
  @Header('cache-control', 'no-store')
  undelete(
    @Param('id', { schema: collectionIdSchema }) id: number,
    @CurrentUser() { userId }: AuthenticatedUser,
  ): Promise<string> {
    return this.collections.undelete(id, userId);
  }
}
