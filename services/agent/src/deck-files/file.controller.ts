import { deckIdSchema } from '@danqing/contracts/agent';
import type { AuthenticatedUser } from '@danqing/contracts/identity';
import { exportFileName } from '@danqing/contracts/palettes';
import { clientAddress, contentDisposition, CurrentUserOrNull, OptionalMember } from '@danqing/nest-kit';
import { Controller, Get, Inject, Param, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { DeckService } from '../deck/deck.service.ts';
import { DECK_LANES, type DeckFileFormat, type DeckLanes } from './deck-lanes.ts';

const TYPES: Record<DeckFileFormat, string> = {
  pptx: 'application/vnd.openxmlformats-officedocument.presentationml.presentation',
  pdf: 'application/pdf',
};
const PRICE = { file: 300, painting: 1_000 };

@Controller('api/agent/decks/:id')
@OptionalMember()
export class DeckFileController {
  constructor(
    @Inject(DeckService) private readonly decks: DeckService,
    @Inject(DECK_LANES) private readonly lanes: DeckLanes,
  ) {}

  @Get('deck.pptx')
  pptx(
    @Param('id', { schema: deckIdSchema }) id: string,
    @CurrentUserOrNull() member: AuthenticatedUser | null,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    return this.#send('pptx', id, member, request, reply);
  }

  @Get('deck.pdf')
  pdf(
    @Param('id', { schema: deckIdSchema }) id: string,
    @CurrentUserOrNull() member: AuthenticatedUser | null,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    return this.#send('pdf', id, member, request, reply);
  }

  async #send(
    format: DeckFileFormat,
    id: string,
    member: AuthenticatedUser | null,
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<void> {
    const model = await this.decks.modelOf(id, member?.userId ?? null);
    const paintings = model.content.filter(({ layout }) => layout === 'picture').length;
    const file = await this.lanes.lane('files').draw(
      {
        address: clientAddress(request),
        price: PRICE.file + paintings * PRICE.painting,
        signal: request.signal,
      },
      () => ({ renderer: format, input: { model, seed: id } }),
    );
    void reply
      .header('content-type', TYPES[format])
      .header('cache-control', 'no-store')
      .header('content-disposition', contentDisposition(exportFileName(model.plan.title, format)))
      .send(file);
  }
}
