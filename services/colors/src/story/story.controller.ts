import { colorIdSchema, storyQuerySchema } from '@danqing/contracts/colors';
import { Public, requestLocale, sendRepresentation } from '@danqing/nest-kit';
import { Controller, Get, Inject, Param, Query, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { StoryService } from './story.service.ts';

@Public()
@Controller('api/history')
export class StoryController {
  constructor(@Inject(StoryService) private readonly stories: StoryService) {}

  @Get(':id')
  get(
    @Param('id', { schema: colorIdSchema }) id: number,
    @Query({ schema: storyQuerySchema }) { locale }: z.infer<typeof storyQuerySchema>,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): void {
    if (!locale) void reply.header('vary', 'accept-language, cookie');
    sendRepresentation(
      request,
      reply,
      this.stories.responseById(id, locale ?? requestLocale(request.headers)),
    );
  }
}
