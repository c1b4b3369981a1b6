import { Readable } from 'node:stream';
import type { AuthenticatedUser } from '@danqing/contracts/identity';
import { ownPalettesQuerySchema, type OwnPalettesQuery } from '@danqing/contracts/palettes';
import { CurrentUser, encodeStream, Members } from '@danqing/nest-kit';
import { Controller, Get, Inject, Query, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { JSON_TYPE } from '../database/json-text.ts';
import { say } from '../palette/palette-texts.ts';
import { isStorable } from '../palette/storable-palette.ts';
import { MemberQueue } from './member-queue.ts';
import { OwnPalettesService } from './own-palettes.service.ts';

const querySchema = ownPalettesQuerySchema.refine(({ search = '' }) => isStorable(search), {
  path: ['search'],
});

/** Milliseconds without progress after which a client is disconnected. */
const STALLED_MS = 30_000;
/** `waitMs` is longer than sending a list takes, and shorter than the timeouts of browsers and proxies. */
const TURNS = { waiting: 8, waitMs: 30_000 };

@Controller('api/palettes')
@Members()
export class OwnPalettesController {
  readonly #turns = new MemberQueue(TURNS);

  constructor(@Inject(OwnPalettesService) private readonly palettes: OwnPalettesService) {}

  @Get()
  async list(
    @CurrentUser() { userId }: AuthenticatedUser,
    @Query({ schema: querySchema }) query: OwnPalettesQuery,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    reply.header('content-type', JSON_TYPE).header('cache-control', 'no-store');
    const message = say('listed', request);
    if (asksForPage(request.query)) void reply.send(await this.palettes.page(message, userId, query));
    else await this.#sendAll(message, userId, request, reply);
  }

  /**
   * Sends the longest response of the service. A member receives one at a time. The database is read only as
   * fast as the client accepts data.
   */
  async #sendAll(
    message: string,
    userId: number,
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<void> {
    const gone = new AbortController();
    reply.raw.once('close', () => gone.abort());
    const end = await this.#turns.take(userId, gone.signal);
    const stalled = setTimeout(() => reply.raw.destroy(), STALLED_MS);
    const over = () => {
      clearTimeout(stalled);
      end();
    };
    if (gone.signal.aborted) return over();
    gone.signal.addEventListener('abort', over);
    try {
      const pieces = await this.palettes.all(message, userId);
      const source = Readable.from(
        taken(pieces, () => stalled.refresh()),
        { objectMode: false },
      );
      void reply.send(encodeStream(request, reply, source));
    } catch (error) {
      gone.signal.removeEventListener('abort', over);
      over();
      throw error;
    }
  }
}

const PAGE_FIELDS = Object.keys(ownPalettesQuerySchema.shape);

const asksForPage = (query: unknown) => PAGE_FIELDS.some((field) => Object.hasOwn(query as object, field));

async function* taken(pieces: AsyncIterable<string>, onTaken: () => void): AsyncGenerator<string> {
  for await (const piece of pieces) {
    onTaken();
    yield piece;
  }
}
