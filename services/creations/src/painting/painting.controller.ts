import type { Readable } from 'node:stream';
import {
  continueRequestSchema,
  paintRequestSchema,
  type ContinueRequest,
  type Painted,
  type PaintRequest,
} from '@danqing/contracts/creations';
import type { AuthenticatedUser } from '@danqing/contracts/identity';
import { AppError, CurrentUser, Members } from '@danqing/nest-kit';
import { Body, Controller, Header, HttpCode, Inject, Post, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { PaintingBegin } from './painting-begin.ts';
import { toEventStream } from './event-stream.ts';
import { PaintingWatch } from './painting-watch.ts';

/** Less than the minute that a gateway waits for an answer. */
const ANSWER_LIMIT_MS = 50_000;
const RETRY_SECONDS = 5;

@Controller('api/ai')
@Members()
export class PaintingController {
  constructor(
    @Inject(PaintingBegin) private readonly begin: PaintingBegin,
    @Inject(PaintingWatch) private readonly watch: PaintingWatch,
  ) {}

  @Post('image')
  @HttpCode(200)
  @Header('cache-control', 'no-store')
  async paint(
    @Body({ schema: paintRequestSchema }) body: PaintRequest,
    @CurrentUser() { userId }: AuthenticatedUser,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<Painted> {
    return this.end(await this.begin.paint(userId, body), userId, reply);
  }

  @Post('image/stream')
  @HttpCode(200)
  async paintWatched(
    @Body({ schema: paintRequestSchema }) body: PaintRequest,
    @CurrentUser() { userId }: AuthenticatedUser,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<Readable> {
    return this.stream(await this.begin.paint(userId, body), userId, request, reply);
  }

  @Post('collection-image')
  @HttpCode(200)
  @Header('cache-control', 'no-store')
  async continue(
    @Body({ schema: continueRequestSchema }) { collectionId }: ContinueRequest,
    @CurrentUser() { userId }: AuthenticatedUser,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<Painted> {
    return this.end(await this.begin.continue(userId, collectionId), userId, reply);
  }

  @Post('collection-image/stream')
  @HttpCode(200)
  async continueWatched(
    @Body({ schema: continueRequestSchema }) { collectionId }: ContinueRequest,
    @CurrentUser() { userId }: AuthenticatedUser,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<Readable> {
    return this.stream(await this.begin.continue(userId, collectionId), userId, request, reply);
  }

  private async end(id: number, userId: number, reply: FastifyReply): Promise<Painted> {
    const limit = AbortSignal.any([AbortSignal.timeout(ANSWER_LIMIT_MS), goneOf(reply)]);
    for await (const { name, data } of this.watch.watch(id, userId, limit)) if (name === 'done') return data;
    throw new AppError('PAINTING_IN_PROGRESS', { retryAfterSeconds: RETRY_SECONDS });
  }

  private stream(id: number, userId: number, request: FastifyRequest, reply: FastifyReply): Readable {
    return toEventStream(this.watch.watch(id, userId, goneOf(reply)), request, reply);
  }
}

/** Aborted when the one who asked is gone. */
function goneOf({ raw }: FastifyReply): AbortSignal {
  const gone = new AbortController();
  raw.once('close', () => gone.abort());
  return gone.signal;
}
