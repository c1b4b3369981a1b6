import {
  FONT_VERSION,
  FONTS_SEGMENT,
  MISSING_CHARACTERS_HEADER,
  MAX_CHARACTERS,
  readFontCode,
  SERIF_FACES,
} from '@danqing/contracts/fonts';
import { AppError, clientAddress, Public } from '@danqing/nest-kit';
import { Controller, Get, Inject, Param, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { FontService } from './font.service.ts';

const FOR_EVER = 'public, max-age=31536000, immutable';
/** Pages of the previous version still request their fonts, and receive the current ones. */
const FOR_AN_HOUR = 'public, max-age=3600';

@Public()
@Controller(FONTS_SEGMENT)
export class FontsController {
  constructor(@Inject(FontService) private readonly fonts: FontService) {}

  @Get(':version/:face/:file')
  async font(
    @Param('version') version: string,
    @Param('face') name: string,
    @Param('file') file: string,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const face = SERIF_FACES.find((known) => known === name);
    const characters = readFontCode(/^([\w-]+)\.woff2$/.exec(file)?.[1] ?? '');
    if (!face || !characters || characters.length > MAX_CHARACTERS) throw new AppError('ROUTE_NOT_FOUND');
    const font = await this.fonts.font({ face, characters }, clientAddress(request), request.signal);
    if (font.missing.length > 0)
      reply.header(MISSING_CHARACTERS_HEADER, encodeURIComponent(font.missing.join('')));
    void reply
      .header('cache-control', version === FONT_VERSION ? FOR_EVER : FOR_AN_HOUR)
      .header('content-type', 'font/woff2')
      .send(Buffer.from(font.file));
  }
}
