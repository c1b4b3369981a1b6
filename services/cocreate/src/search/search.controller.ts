import { colorSearchQuerySchema, type ColorSearchQuery } from '@danqing/contracts/cocreate';
import {
  JsonQueries,
  createRepresentation,
  withErrorCode,
  Public,
  sendRepresentation,
} from '@danqing/nest-kit';
import { Controller, Get, Inject, Query, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { selectFound } from './search.queries.ts';

const READ = { contentType: 'application/json; charset=utf-8', cacheControl: 'no-cache' };

@Controller('api/co-create/colors/search')
@Public()
export class SearchController {
  constructor(@Inject(JsonQueries) private readonly answers: JsonQueries) {}

  @Get()
  async search(
    @Query({ schema: colorSearchQuerySchema }) query: ColorSearchQuery,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const text = await withErrorCode('COCREATE_LIST_FAILED', () => this.answers.get(selectFound(query)));
    sendRepresentation(request, reply, createRepresentation(text ?? '', READ));
  }
}
