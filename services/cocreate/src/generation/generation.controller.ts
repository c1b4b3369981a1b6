import {
  generateColorRequestSchema,
  suggestNamesRequestSchema,
  type GeneratedColor,
  type SuggestNamesResponse,
} from '@danqing/contracts/cocreate';
import type { AuthenticatedUser } from '@danqing/contracts/identity';
import {
  clientAddress,
  CurrentUserOrNull,
  disconnectSignal,
  OptionalMember,
  requestLocale,
} from '@danqing/nest-kit';
import { Body, Controller, Header, HttpCode, Inject, Post, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { GenerationService } from './generation.service.ts';

@Controller('api/ai')
@OptionalMember()
export class GenerationController {
  constructor(@Inject(GenerationService) private readonly imagining: GenerationService) {}

  @Post('generate-color')
  @HttpCode(200)
  @Header('cache-control', 'no-store')
  generate(
    @Body({ schema: generateColorRequestSchema }) wanted: z.output<typeof generateColorRequestSchema>,
    @CurrentUserOrNull() member: AuthenticatedUser | null,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<GeneratedColor> {
    const client = { userId: member?.userId ?? null, address: clientAddress(request) };
    return this.imagining.generate(wanted, client, requestLocale(request.headers), disconnectSignal(reply));
  }

  @Post('suggest-color-names')
  @HttpCode(200)
  @Header('cache-control', 'no-store')
  suggest(
    @Body({ schema: suggestNamesRequestSchema })
    { references }: z.output<typeof suggestNamesRequestSchema>,
    @CurrentUserOrNull() member: AuthenticatedUser | null,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<SuggestNamesResponse> {
    const client = { userId: member?.userId ?? null, address: clientAddress(request) };
    return this.imagining.suggest(
      references,
      client,
      requestLocale(request.headers),
      disconnectSignal(reply),
    );
  }
}
