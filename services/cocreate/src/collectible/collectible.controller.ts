import { nftsQuerySchema, type NftsQuery } from '@danqing/contracts/cocreate';
import {
  createRepresentation,
  withErrorCode,
  Public,
  requestLocale,
  sendRepresentation,
} from '@danqing/nest-kit';
import { Controller, Get, Inject, Query, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { CollectibleService } from './collectible.service.ts';

const READ = { contentType: 'application/json; charset=utf-8', cacheControl: 'no-cache' };

@Controller('api/nfts')
@Public()
export class CollectibleController {
  constructor(@Inject(CollectibleService) private readonly collectibles: CollectibleService) {}

  @Get()
  async list(
    @Query({ schema: nftsQuerySchema }) query: NftsQuery,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const text = await withErrorCode('COCREATE_LIST_FAILED', () =>
      this.collectibles.list(query, requestLocale(request.headers)),
    );
    sendRepresentation(request, reply, createRepresentation(text, READ));
  }
}
