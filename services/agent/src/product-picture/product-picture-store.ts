import { createHash } from 'node:crypto';
import { productPictureFileSchema } from '@danqing/contracts/agent';
import { isWholePicture, readPictureSize, type PictureSize } from '@danqing/drawing/pictures';
import type { ByteRange, ObjectContent, ObjectStorage } from '@danqing/nest-kit/storage';
import { Inject, Injectable } from '@nestjs/common';
import type { ScalePicture } from '../mock-up-renderer/mock-up-lanes.ts';

export const PRODUCT_STORAGE = Symbol('ProductStorage');
export const SCALE_PRODUCT = Symbol('ScaleProduct');

const MAX_BYTES = 24 * 1024 * 1024;
const MAX_SIDE = 4096;
const MIN_SIDE = 256;
/** Pixels. A smaller picture keeps its size. */
const WIDTH = 1536;

export interface StoredProduct extends PictureSize {
  picture: string;
}

/**
 * Stores product pictures as WebP. Each mock-up has its own file, so that one can be deleted without
 * affecting others.
 */
@Injectable()
export class ProductPictureStore {
  constructor(
    @Inject(PRODUCT_STORAGE) private readonly storage: ObjectStorage,
    @Inject(SCALE_PRODUCT) private readonly scale: ScalePicture,
  ) {}

  /**
   * Re-encodes and stores the picture of a mock-up. The same bytes of the same mock-up get the same name.
   *
   * @throws {Error} before decoding, when the bytes are not a complete picture or exceed the limits of bytes
   *   or pixels
   */
  async store(dressingId: number, bytes: Uint8Array, signal: AbortSignal): Promise<StoredProduct> {
    if (bytes.byteLength > MAX_BYTES) throw new Error(`the picture has ${bytes.byteLength} bytes`);
    const stated = readPictureSize(bytes);
    if (!stated || !isWholePicture(bytes)) throw new Error('what came is no picture');
    const sides = [stated.width, stated.height];
    if (Math.max(...sides) > MAX_SIDE || Math.min(...sides) < MIN_SIDE)
      throw new Error(`the picture has ${sides.join(' × ')} pixels`);
    const width = Math.min(WIDTH, stated.width);
    const height = Math.round((stated.height * width) / stated.width);
    const file = await this.scale({ bytes, width, height }, signal);
    const picture = createHash('sha256').update(`${dressingId}\n`).update(file).digest('hex').slice(0, 32);
    await this.storage.put(keyOf(`${picture}.webp`), file);
    return { picture, width, height };
  }

  get(file: string, range?: ByteRange): Promise<ObjectContent | null> {
    return productPictureFileSchema.safeParse(file).success
      ? this.storage.get(keyOf(file), range)
      : Promise.resolve(null);
  }

  remove(picture: string): Promise<void> {
    return this.storage.delete(keyOf(`${picture}.webp`));
  }
}

const keyOf = (file: string) => `products/${file.slice(0, 2)}/${file}`;
