import { cocreatedColorIdSchema } from '@danqing/contracts/cocreate';
import { createRepresentation, withErrorCode, Public, sendRepresentation } from '@danqing/nest-kit';
import { Controller, Get, Inject, Param, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { TokenService } from './token.service.ts';

const ID = { schema: cocreatedColorIdSchema };
/** Metadata changes only when a token is withheld or shown again, so a long cache lifetime is safe. */
const CACHED = 'public, max-age=3600';

@Controller('api/nfts')
@Public()
export class TokenController {
  constructor(@Inject(TokenService) private readonly tokens: TokenService) {}

  @Get('metadata/:id')
  async describe(
    @Param('id', ID) id: number,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const metadata = await withErrorCode('COCREATE_LIST_FAILED', () => this.tokens.describe(id));
    send(request, reply, JSON.stringify(metadata), 'application/json; charset=utf-8');
  }

  @Get('images/:id')
  async draw(
    @Param('id', ID) id: number,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const picture = await withErrorCode('COCREATE_LIST_FAILED', () => this.tokens.draw(id));
    send(request, reply, picture, 'image/svg+xml; charset=utf-8');
  }
}

function send(request: FastifyRequest, reply: FastifyReply, body: string, contentType: string): void {
  void reply.header('access-control-allow-origin', '*');
  void reply.header('cross-origin-resource-policy', 'cross-origin');
  sendRepresentation(request, reply, createRepresentation(body, { contentType, cacheControl: CACHED }));
}
