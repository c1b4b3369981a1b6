import { collectionIdSchema, type Collection } from '@danqing/contracts/creations';
import { isLocale } from '@danqing/contracts/locale';
import { sendNotModified, AppError, clientAddress, Public } from '@danqing/nest-kit';
import { Controller, Get, Inject, Param, Query, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { CollectionService } from '../collection/collection.service.ts';
import { CardService } from './card.service.ts';

const FOR_EVER = 'public, max-age=31536000, immutable';

/** Serves link preview cards below `/og`, next to the gateway's own cards. Robots may fetch this path. */
@Controller('og/creations')
@Public()
export class CardController {
  constructor(
    @Inject(CollectionService) private readonly collections: CollectionService,
    @Inject(CardService) private readonly cards: CardService,
  ) {}

  /** `v` is the version from the page's card URL. If it is current, the response may be cached for ever. */
  @Get(':locale/:file')
  async card(
    @Param('locale') locale: string,
    @Param('file') file: string,
    @Query('v') wanted: unknown,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const { data: id } = collectionIdSchema.safeParse(/^(\d+)\.jpg$/.exec(file)?.[1]);
    if (!isLocale(locale) || id === undefined) throw new AppError('ROUTE_NOT_FOUND');
    const collection = JSON.parse(await this.collections.get(id, null)) as Collection;
    const version = this.cards.versionOf(collection, locale);
    if (version === null) throw new AppError('COLLECTION_NOT_FOUND');
    void reply.header('cache-control', wanted === version ? FOR_EVER : 'public, no-cache');
    if (sendNotModified(request, reply, `"${version}"`)) return;
    const { signal } = request;
    const picture = await this.cards.draw(collection, locale, { address: clientAddress(request), signal });
    void reply.header('content-type', 'image/jpeg').header('cross-origin-resource-policy', 'cross-origin');
    void reply.send(picture);
  }
}
