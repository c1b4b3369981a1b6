import {
  sequenceSchema,
  streamQuerySchema,
  type ReleasesPort,
  type SignedDocument,
} from '@danqing/contracts/releases';
import { answerNotModified, AppError, Public } from '@danqing/nest-kit';
import { Controller, Get, Header, Inject, Query, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { RELEASES_PORT } from '../documents/releases-port.ts';
import { DocumentStream } from './document-stream.ts';
import { visitorOf } from './visitor.ts';

@Controller('api/releases')
@Public()
export class StreamController {
  constructor(
    @Inject(DocumentStream) private readonly documents: DocumentStream,
    @Inject(RELEASES_PORT) private readonly releases: ReleasesPort,
  ) {}

  /** The visitor's signed document when it is newer than that of sequence `since`, and again after every move. */
  @Get('stream')
  stream(
    @Query({ schema: streamQuerySchema }) { since }: z.output<typeof streamQuerySchema>,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): void {
    // A browser that comes back asks with the first address again, and names the last event beside it.
    const last = sequenceSchema.safeParse(request.headers['last-event-id']).data;
    this.documents.open(request, reply, Math.max(since ?? -1, last ?? -1));
  }

  /**
   * The number of the newest move, the same for all visitors: a tab that has no stream sees by it whether it missed
   * one.
   */
  @Get('sequence')
  @Header('cache-control', 'public, max-age=5')
  async sequence(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    const { document } = await this.#resolve(null);
    if (answerNotModified(request, reply, `"${document.sequence}"`)) return;
    void reply.send({ sequence: document.sequence });
  }

  /** The visitor's signed document, for a tab that has no stream. */
  @Get('document')
  @Header('cache-control', 'no-store')
  async document(@Req() request: FastifyRequest): Promise<SignedDocument> {
    const { text, signature } = await this.#resolve(visitorOf(request));
    return { text, signature };
  }

  async #resolve(visitor: string | null) {
    const resolved = await this.releases.getDocument(visitor);
    if (!resolved) throw new AppError('SERVICE_UNAVAILABLE');
    return resolved;
  }
}
