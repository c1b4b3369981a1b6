import { parseHex } from '@danqing/color-core';
import type { Color, CustomColor } from '@danqing/contracts/colors';
import { isLocale } from '@danqing/contracts/locale';
import { sendNotModified, AppError, clientAddress, Public } from '@danqing/nest-kit';
import type { DrawingClient, Icon } from '@danqing/palette-drawing';
import { Controller, Get, Inject, Param, Query, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ColorIndex } from '../page/color-index.ts';
import { CurrentColors } from '../page/current-colors.ts';
import { cardVersion, linkCard, serviceCard, SITE_CARD } from '../page/content/link-card.ts';
import { ServicePages } from '../page/service-pages.ts';
import { plainScheme, readSharedScheme } from '../page/shared-scheme.ts';
import { PictureService } from './picture.service.ts';

const FOR_EVER = 'public, max-age=31536000, immutable';
const ICONS: ReadonlyMap<string, Icon> = new Map([
  ['180.png', { size: 180, maskable: false }],
  ['192.png', { size: 192, maskable: false }],
  ['512.png', { size: 512, maskable: false }],
  ['maskable-512.png', { size: 512, maskable: true }],
]);

@Public()
@Controller()
export class PicturesController {
  constructor(
    @Inject(CurrentColors) private readonly colors: CurrentColors,
    @Inject(ServicePages) private readonly pages: ServicePages,
    @Inject(PictureService) private readonly pictures: PictureService,
  ) {}

  /**
   * `/og/<language>/<name, hex or "danqing">.png`, with a shared scheme in `s` or a palette in `p`. With the
   * current version in `v`, caches may store the image forever.
   */
  @Get('og/:locale/:file')
  async card(
    @Param('locale') locale: string,
    @Param('file') file: string,
    @Query() query: Record<string, unknown>,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const subject = /^(.+)\.png$/u.exec(file)?.[1]?.normalize('NFC');
    if (!isLocale(locale) || subject === undefined) throw new AppError('ROUTE_NOT_FOUND');
    const colors = await this.colors.getIndex();
    const color = subject === SITE_CARD ? null : colorOf(subject, colors);
    const scheme = color && (readSharedScheme(query, color.hex, colors) ?? plainScheme(color.hex));
    const card = linkCard(locale, color && scheme && { color, scheme });
    const version = cardVersion(card);
    reply.header('cache-control', query['v'] === version ? FOR_EVER : 'public, no-cache');
    if (sendNotModified(request, reply, `"${version}"`)) return;
    send(reply, await this.pictures.card(card, version, clientOf(request)));
  }

  /**
   * `/og/<language>/palettes/palette.png?id=12`. Its subject may be deleted at any time, so caches must
   * revalidate it.
   */
  @Get('og/:locale/:service/:file')
  async serviceCard(
    @Param('locale') locale: string,
    @Param('service') service: string,
    @Param('file') file: string,
    @Query() query: Record<string, unknown>,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const thing = /^([a-z-]+)\.png$/.exec(file)?.[1];
    if (!isLocale(locale) || thing === undefined) throw new AppError('ROUTE_NOT_FOUND');
    const params = Object.fromEntries(
      Object.entries(query).flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])),
    );
    const said = await this.pages.get(`${service}/${thing}`, params, locale);
    const picture = said?.status === 200 ? said.picture : null;
    if (!picture || !('card' in picture)) throw new AppError('ROUTE_NOT_FOUND');
    const card = serviceCard(locale, picture.card);
    const version = cardVersion(card);
    reply.header('cache-control', 'public, no-cache');
    if (sendNotModified(request, reply, `"${version}"`)) return;
    send(reply, await this.pictures.card(card, version, clientOf(request)));
  }

  @Get('icons/:file')
  async icon(
    @Param('file') file: string,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const icon = ICONS.get(file);
    if (!icon) throw new AppError('ROUTE_NOT_FOUND');
    send(
      reply.header('cache-control', 'public, max-age=86400'),
      await this.pictures.icon(icon, clientOf(request)),
    );
  }
}

function colorOf(text: string, colors: ColorIndex): Color | CustomColor {
  const named = colors.byName(text);
  if (named) return named;
  const hex = parseHex(text);
  if (!hex) throw new AppError('COLOR_NOT_FOUND');
  return colors.byHex(hex) ?? { hex };
}

const clientOf = (request: FastifyRequest): DrawingClient => ({
  address: clientAddress(request),
  signal: request.signal,
});

const send = (reply: FastifyReply, picture: Buffer) =>
  void reply
    .header('content-type', 'image/png')
    .header('cross-origin-resource-policy', 'cross-origin')
    .send(picture);
