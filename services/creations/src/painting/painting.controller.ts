import type { Readable } from 'node:stream';
import {
  continueRequestSchema,
  imageFromNameRequestSchema,
  paintRequestSchema,
  type ContinueRequest,
  type ImageFromNameResponse,
  type Painted,
  type PaintRequest,
} from '@danqing/contracts/creations';
import type { AuthenticatedUser } from '@danqing/contracts/identity';
import { AppError, CurrentUser, Members, disconnectSignal, toEventStream } from '@danqing/nest-kit';
import { Body, Controller, Header, HttpCode, Inject, Post, Req, Res } from '@nestjs/common';
import { getDataSourceToken } from '@nestjs/typeorm';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { DataSource } from 'typeorm';
import type { z } from 'zod';
import { NameColors } from './name-colors.ts';
import { markDelivered } from './painting.queries.ts';
import { PaintingStarter } from './painting-starter.ts';
import { PaintingWatch, type WatchedData, type WatchedEvent } from './painting-watch.ts';

/** Below the gateway's timeout of one minute. */
const RESPONSE_TIMEOUT_MS = 50_000;
const RETRY_SECONDS = 5;

@Controller('api/ai')
@Members()
export class PaintingController {
  constructor(
    @Inject(PaintingStarter) private readonly begin: PaintingStarter,
    @Inject(PaintingWatch) private readonly watch: PaintingWatch,
    @Inject(NameColors) private readonly nameColors: NameColors,
    @Inject(getDataSourceToken('creations')) private readonly dataSource: DataSource,
  ) {}

  @Post('image')
  @HttpCode(200)
  @Header('cache-control', 'no-store')
  async paint(
    @Body({ schema: paintRequestSchema }) body: PaintRequest,
    @CurrentUser() { userId }: AuthenticatedUser,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<Painted> {
    return this.#end('done', await this.begin.paint(userId, body), userId, reply);
  }

  @Post('image/stream')
  @HttpCode(200)
  async paintWatched(
    @Body({ schema: paintRequestSchema }) body: PaintRequest,
    @CurrentUser() { userId }: AuthenticatedUser,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<Readable> {
    return this.#stream(await this.begin.paint(userId, body), userId, request, reply);
  }

  @Post('image-from-name')
  @HttpCode(200)
  @Header('cache-control', 'no-store')
  async paintName(
    @Body({ schema: imageFromNameRequestSchema })
    { colorName: name, hex }: z.output<typeof imageFromNameRequestSchema>,
    @CurrentUser() { userId }: AuthenticatedUser,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<ImageFromNameResponse> {
    const color = { name, hex: hex ?? (await this.nameColors.imagine(name)) };
    const id = await this.begin.paintName(userId, color);
    const pictured = await this.#end('pictured', id, userId, reply);
    await markDelivered(this.dataSource, id);
    return pictured;
  }

  @Post('collection-image')
  @HttpCode(200)
  @Header('cache-control', 'no-store')
  async continue(
    @Body({ schema: continueRequestSchema }) { collectionId }: ContinueRequest,
    @CurrentUser() { userId }: AuthenticatedUser,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<Painted> {
    return this.#end('done', await this.begin.continue(userId, collectionId), userId, reply);
  }

  @Post('collection-image/stream')
  @HttpCode(200)
  async continueWatched(
    @Body({ schema: continueRequestSchema }) { collectionId }: ContinueRequest,
    @CurrentUser() { userId }: AuthenticatedUser,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<Readable> {
    return this.#stream(await this.begin.continue(userId, collectionId), userId, request, reply);
  }

  async #end<Last extends 'done' | 'pictured'>(
    last: Last,
    id: number,
    userId: number,
    reply: FastifyReply,
  ): Promise<WatchedData[Last]> {
    const limit = AbortSignal.any([AbortSignal.timeout(RESPONSE_TIMEOUT_MS), disconnectSignal(reply)]);
    for await (const event of this.watch.watch(id, userId, limit))
      if (isNamed(event, last)) return event.data;
    throw new AppError('PAINTING_IN_PROGRESS', { retryAfterSeconds: RETRY_SECONDS });
  }

  #stream(id: number, userId: number, request: FastifyRequest, reply: FastifyReply): Readable {
    return toEventStream(this.watch.watch(id, userId, disconnectSignal(reply)), request, reply);
  }
}

function isNamed<Name extends keyof WatchedData>(
  event: WatchedEvent,
  name: Name,
): event is WatchedEvent & { name: Name; data: WatchedData[Name] } {
  return event.name === name;
}
