import {
  documentFileSchema,
  sequenceSchema,
  streamQuerySchema,
  type ReleasesPort,
  type SignedDocument,
} from '@danqing/contracts/releases';
import {
  AppError,
  BoundedMap,
  createCompressedRepresentation,
  Public,
  sendNotModified,
  sendRepresentation,
  type Representation,
} from '@danqing/nest-kit';
import { Controller, Get, Header, Inject, Param, Query, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { RELEASES_PORT } from '../documents/releases-port.ts';
import { DocumentStream } from './document-stream.ts';
import { visitorOf } from './visitor.ts';

/** Compressed indexes in memory; the gateway can make each of them again. */
const MAX_INDEXES = 16;
/** Compresses 1.6 MB, an index of 500 areas, within some 20 ms. */
const INDEX_QUALITY = 5;

@Controller('api/releases')
@Public()
export class StreamController {
  readonly #indexes = new BoundedMap<string, Promise<Representation>>(MAX_INDEXES);

  constructor(
    @Inject(DocumentStream) private readonly documents: DocumentStream,
    @Inject(RELEASES_PORT) private readonly releases: ReleasesPort,
  ) {}

  @Get('stream')
  stream(
    @Query({ schema: streamQuerySchema }) { since }: z.output<typeof streamQuerySchema>,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): void {
    // A reconnecting browser repeats the original URL and adds the last event id as a header.
    const last = sequenceSchema.safeParse(request.headers['last-event-id']).data;
    this.documents.open(request, reply, Math.max(since ?? -1, last ?? -1));
  }

  /**
   * Returns the sequence of the newest move, equal for all visitors. A tab without a stream detects missed
   * moves by it.
   */
  @Get('sequence')
  @Header('cache-control', 'public, max-age=5')
  async sequence(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    const { document } = await this.#resolve(null);
    if (sendNotModified(request, reply, `"${document.sequence}"`)) return;
    void reply.send({ sequence: document.sequence });
  }

  @Get('document')
  @Header('cache-control', 'no-store')
  async document(@Req() request: FastifyRequest): Promise<SignedDocument> {
    const { text, signature } = await this.#resolve(visitorOf(request));
    return { text, signature };
  }

  /** Returns the complete document that a page named. Its name is its hash, so every cache may store it. */
  @Get('documents/:file')
  async index(
    @Param('file', { schema: documentFileSchema }) file: string,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const text = await this.releases.getIndex(file, visitorOf(request));
    if (text === null) throw new AppError('ROUTE_NOT_FOUND');
    const index =
      this.#indexes.get(file) ??
      createCompressedRepresentation(text, {
        contentType: 'application/json; charset=utf-8',
        cacheControl: 'public, max-age=31536000, immutable',
        quality: INDEX_QUALITY,
      });
    this.#indexes.set(file, index);
    sendRepresentation(request, reply, await index);
  }

  async #resolve(visitor: string | null) {
    const resolved = await this.releases.getDocument(visitor);
    if (!resolved) throw new AppError('SERVICE_UNAVAILABLE');
    return resolved;
  }
}
