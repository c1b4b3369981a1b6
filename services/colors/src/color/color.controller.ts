import { colorIdSchema, colorQuerySchema } from '@danqing/contracts/colors';
import { Public, sendRepresentation } from '@danqing/nest-kit';
import { Controller, Get, Inject, Param, Query, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { ColorService } from './color.service.ts';

@Public()
@Controller('api/colors')
export class ColorController {
  constructor(@Inject(ColorService) private readonly colors: ColorService) {}

  @Get()
  async list(
    @Query({ schema: colorQuerySchema }) { name }: z.infer<typeof colorQuerySchema>,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const answer = name === undefined ? await this.colors.listResponse() : this.colors.responseByName(name);
    sendRepresentation(request, reply, answer);
  }

  @Get(':id')
  get(
    @Param('id', { schema: colorIdSchema }) id: number,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): void {
    sendRepresentation(request, reply, this.colors.responseById(id));
  }
}
