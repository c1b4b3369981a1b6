import { publicPalettesQuerySchema, type PublicPalettesQuery } from '@danqing/contracts/palettes';
import { createRepresentation, Public, sendRepresentation } from '@danqing/nest-kit';
import { Controller, Get, Inject, Query, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { JSON_TYPE } from '../database/json-text.ts';
import { say } from '../palette/palette-texts.ts';
import { isStorable } from '../palette/storable-palette.ts';
import { PublicPalettesService } from './public-palettes.service.ts';

const querySchema = publicPalettesQuerySchema.refine(({ search = '' }) => isStorable(search), {
  path: ['search'],
});

@Controller('api/palettes/public')
@Public()
export class PublicPalettesController {
  constructor(@Inject(PublicPalettesService) private readonly palettes: PublicPalettesService) {}

  @Get()
  async list(
    @Query({ schema: querySchema }) query: PublicPalettesQuery,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const text = await this.palettes.list(say('listed', request), query);
    const cacheControl = query.mode === 'random' ? 'no-store' : 'no-cache';
    sendRepresentation(request, reply, createRepresentation(text, { contentType: JSON_TYPE, cacheControl }));
  }
}
