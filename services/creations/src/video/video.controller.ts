import type { Readable } from 'node:stream';
import { animateRequestSchema, type Animated, type AnimateRequest } from '@danqing/contracts/creations';
import type { AuthenticatedUser } from '@danqing/contracts/identity';
import { AppError, CurrentUser, Members, disconnectSignal, toEventStream } from '@danqing/nest-kit';
import { Body, Controller, Header, HttpCode, Inject, Post, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { VideoStarter } from './video-starter.ts';
import { VideoWatch } from './video-watch.ts';

/** Below the gateway's timeout of one minute. */
const RESPONSE_TIMEOUT_MS = 50_000;
const RETRY_SECONDS = 5;

@Controller('api/ai')
@Members()
export class VideoController {
  constructor(
    @Inject(VideoStarter) private readonly begin: VideoStarter,
    @Inject(VideoWatch) private readonly watch: VideoWatch,
  ) {}

  @Post('image-to-video')
  @HttpCode(200)
  @Header('cache-control', 'no-store')
  async animate(
    @Body({ schema: animateRequestSchema }) { imageId }: AnimateRequest,
    @CurrentUser() { userId }: AuthenticatedUser,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<Animated> {
    const id = await this.begin.animate(userId, imageId);
    const limit = AbortSignal.any([AbortSignal.timeout(RESPONSE_TIMEOUT_MS), disconnectSignal(reply)]);
    for await (const { name, data } of this.watch.watch(id, userId, limit)) if (name === 'done') return data;
    throw new AppError('VIDEO_IN_PROGRESS', { retryAfterSeconds: RETRY_SECONDS });
  }

  @Post('image-to-video/stream')
  @HttpCode(200)
  async animateWatched(
    @Body({ schema: animateRequestSchema }) { imageId }: AnimateRequest,
    @CurrentUser() { userId }: AuthenticatedUser,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<Readable> {
    const id = await this.begin.animate(userId, imageId);
    return toEventStream(this.watch.watch(id, userId, disconnectSignal(reply)), request, reply);
  }
}
