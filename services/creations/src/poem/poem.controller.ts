import { poemRequestSchema, type PoemResponse } from '@danqing/contracts/creations';
import type { AuthenticatedUser } from '@danqing/contracts/identity';
import { clientAddress, CurrentUserOrNull, disconnectSignal, OptionalMember } from '@danqing/nest-kit';
import { Body, Controller, Header, HttpCode, Inject, Post, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
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
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<PoemResponse> {
    const client = { userId: member?.userId ?? null, address: clientAddress(request) };
    return this.poems.write(colorName, client, disconnectSignal(reply));
  }
}
