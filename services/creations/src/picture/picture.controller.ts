import { pictureFileSchema } from '@danqing/contracts/creations';
import { Public, sendStored } from '@danqing/nest-kit';
import { Controller, Get, Inject, Param, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { PictureStore } from './picture-store.ts';

@Controller('api/creations/pictures')
@Public()
export class PictureController {
  constructor(@Inject(PictureStore) private readonly pictures: PictureStore) {}

  @Get(':file')
  async get(
    @Param('file', { schema: pictureFileSchema }) file: string,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const get = (range?: Parameters<PictureStore['get']>[1]) => this.pictures.get(file, range);
    await sendStored({ file, contentType: 'image/webp', get }, request, reply);
  }
}
