import { poemRequestSchema, type PoemResponse } from '@danqing/contracts/creations';
import type { AuthenticatedUser } from '@danqing/contracts/identity';
import { clientAddress, CurrentUserOrNull, OptionalMember } from '@danqing/nest-kit';
import { Body, Controller, Header, HttpCode, Inject, Post, Req } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { PoemService } from './poem.service.ts';

@Controller('api/ai/poem')
@OptionalMember()
export class PoemController {
  constructor(@Inject(PoemService) private readonly poems: PoemService) {}

  @Post()
  @HttpCode(200)
  @Header('cache-control', 'no-store')
  write(
    @Body({ schema: poemRequestSchema }) { colorName }: z.output<typeof poemRequestSchema>,
    @CurrentUserOrNull() member: AuthenticatedUser | null,
    @Req() request: FastifyRequest,
  ): Promise<PoemResponse> {
    return this.poems.write(colorName, { userId: member?.userId ?? null, address: clientAddress(request) });
  }
}
