import type { ColorsPort } from '@danqing/contracts/colors';
import { drawPaletteRequestSchema, exportFileName } from '@danqing/contracts/palettes';
import { colorsPort } from '@danqing/contracts/ports';
import {
  clientAddress,
  contentDisposition,
  disconnectSignal,
  portToken,
  Public,
  requestLocale,
} from '@danqing/nest-kit';
import { DrawingService, type DrawingFormat } from '@danqing/palette-drawing';
import { Body, Controller, HttpCode, Inject, Post, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';

type DrawPaletteRequest = z.output<typeof drawPaletteRequestSchema>;

const CONTENT_TYPES: Record<DrawingFormat, string> = { png: 'image/png', pdf: 'application/pdf' };

@Controller('api/palettes')
@Public()
export class DrawingController {
  constructor(
    @Inject(DrawingService) private readonly drawing: DrawingService,
    @Inject(portToken(colorsPort)) private readonly colors: ColorsPort,
  ) {}

  @Post('export-image')
  @HttpCode(200)
  exportImage(
    @Body({ schema: drawPaletteRequestSchema }) body: DrawPaletteRequest,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    return this.#send('png', body, request, reply);
  }

  @Post('export-pdf')
  @HttpCode(200)
  exportPdf(
    @Body({ schema: drawPaletteRequestSchema }) body: DrawPaletteRequest,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    return this.#send('pdf', body, request, reply);
  }

  async #send(
    format: DrawingFormat,
    { palette }: DrawPaletteRequest,
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<void> {
    const locale = requestLocale(request.headers);
    // If the colours service is unavailable, the sheet omits the meanings of names.
    const traditional = locale === 'zh' ? [] : await this.colors.listColors().catch(() => []);
    const file = await this.drawing.draw({
      palette,
      format,
      locale,
      traditional,
      address: clientAddress(request),
      signal: disconnectSignal(reply),
    });
    void reply
      .header('content-type', CONTENT_TYPES[format])
      .header('cache-control', 'no-store')
      .header('content-disposition', contentDisposition(exportFileName(palette.name, format)))
      .send(file);
  }
}
