import { cocreatedColorsQuerySchema, type CocreatedColorsQuery } from '@danqing/contracts/cocreate';
import { createRepresentation, failingAs, Public, sendRepresentation } from '@danqing/nest-kit';
import { Controller, Get, Inject, Query, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { ListService } from './list.service.ts';

const READ = { contentType: 'application/json; charset=utf-8', cacheControl: 'no-cache' };

@Controller('api/co-create/colors')
@Public()
export class ListController {
  constructor(@Inject(ListService) private readonly colors: ListService) {}

  @Get()
  async list(
    @Query({ schema: cocreatedColorsQuerySchema }) query: CocreatedColorsQuery,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const text = await failingAs('COCREATE_LIST_FAILED', () => this.colors.list(query));
    sendRepresentation(request, reply, createRepresentation(text, READ));
  }
}
