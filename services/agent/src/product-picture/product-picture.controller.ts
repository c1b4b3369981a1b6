import { productPictureFileSchema } from '@danqing/contracts/agent';
import { Public, sendStored, type StoredFile } from '@danqing/nest-kit';
import { Controller, Get, Inject, Param, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { PRODUCTS_PATH } from './product-paths.ts';
import { ProductPictureStore } from './product-picture-store.ts';

@Controller(PRODUCTS_PATH)
@Public()
export class ProductPictureController {
  constructor(@Inject(ProductPictureStore) private readonly pictures: ProductPictureStore) {}

  @Get(':file')
  async get(
    @Param('file', { schema: productPictureFileSchema }) file: string,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const get: StoredFile['get'] = (range) => this.pictures.get(file, range);
    await sendStored({ file, contentType: 'image/webp', get }, request, reply);
  }
}
