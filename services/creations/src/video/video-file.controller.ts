import { videoFileSchema } from '@danqing/contracts/creations';
import { Public, sendStored } from '@danqing/nest-kit';
import { Controller, Get, Inject, Param, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { VideoStore } from './video-store.ts';

const TYPES: Record<string, string> = { mp4: 'video/mp4', webm: 'video/webm', webp: 'image/webp' };

@Controller('api/creations/videos')
@Public()
export class VideoFileController {
  constructor(@Inject(VideoStore) private readonly videos: VideoStore) {}

  @Get(':file')
  async get(
    @Param('file', { schema: videoFileSchema }) file: string,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const contentType = TYPES[file.slice(file.indexOf('.') + 1)] ?? 'application/octet-stream';
    await sendStored({ file, contentType, get: (range) => this.videos.get(file, range) }, request, reply);
  }
}
