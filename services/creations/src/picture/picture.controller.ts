import { pictureFileSchema } from '@danqing/contracts/creations';
import { answerNotModified, AppError, Public } from '@danqing/nest-kit';
import { RangeNotSatisfiableError, type ByteRange, type ObjectContent } from '@danqing/nest-kit/storage';
import { Controller, Get, Inject, Param, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { readByteRange } from './byte-range.ts';
import { PictureStore } from './picture-store.ts';

const FOR_EVER = 'public, max-age=31536000, immutable';

@Controller('api/creations/pictures')
@Public()
export class PictureController {
  constructor(@Inject(PictureStore) private readonly pictures: PictureStore) {}

  /** A picture, or the range of it that is asked for. */
  @Get(':file')
  async get(
    @Param('file', { schema: pictureFileSchema }) file: string,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const whole = await this.find(file);
    const { size } = whole;
    const etag = `"${file}"`;
    void reply.header('accept-ranges', 'bytes').header('cache-control', FOR_EVER);
    if (answerNotModified(request, reply, etag)) return void whole.body.destroy();
    const condition = request.headers['if-range'];
    const usable = condition === undefined || condition === etag;
    const range = usable ? readByteRange(request.headers.range, size) : undefined;
    const content = range ? await this.findRange(whole, file, range, reply) : whole;
    if (content.range) {
      const { start, end } = content.range;
      void reply.code(206).header('content-range', `bytes ${start}-${end}/${size}`);
      void reply.header('content-length', end - start + 1);
    } else void reply.header('content-length', size);
    void reply.header('content-type', 'image/webp').header('x-content-type-options', 'nosniff');
    void reply.send(content.body);
  }

  private async find(file: string, range?: ByteRange): Promise<ObjectContent> {
    const content = await this.pictures.get(file, range);
    if (!content) throw new AppError('ROUTE_NOT_FOUND');
    return content;
  }

  private async findRange(
    whole: ObjectContent,
    file: string,
    range: ByteRange,
    reply: FastifyReply,
  ): Promise<ObjectContent> {
    whole.body.destroy();
    try {
      return await this.find(file, range);
    } catch (error) {
      if (!(error instanceof RangeNotSatisfiableError)) throw error;
      void reply.header('content-range', `bytes */${error.size}`);
      throw new AppError('RANGE_NOT_SATISFIABLE', { cause: error });
    }
  }
}
