import { createHash } from 'node:crypto';
import { pictureFileSchema } from '@danqing/contracts/creations';
import {
  isWholePicture,
  readPictureSize,
  type PictureInput,
  type PictureSize,
} from '@danqing/drawing/pictures';
import type { ByteRange, ObjectContent, ObjectStorage } from '@danqing/nest-kit/storage';
import { Inject, Injectable } from '@nestjs/common';

export type ScalePicture = (input: PictureInput, signal: AbortSignal) => Promise<Buffer>;
export const SCALE_PICTURE = Symbol('ScalePicture');
export const CROP_PICTURE = Symbol('CropPicture');
export const PICTURE_STORAGE = Symbol('PictureStorage');

/** Pixels. A smaller picture is not enlarged. */
export const PICTURE_WIDTHS = [320, 640, 2048] as const;
const MAX_BYTES = 24 * 1024 * 1024;
const MAX_SIDE = 4096;
const MIN_SIDE = 64;

export interface StoredPicture extends PictureSize {
  picture: string;
}

export const widthsOf = (width: number): number[] => [
  ...new Set(PICTURE_WIDTHS.map((wanted) => Math.min(wanted, width))),
];

/** Stores pictures as WebP in several sizes, under content-addressed names. */
@Injectable()
export class PictureStore {
  constructor(
    @Inject(PICTURE_STORAGE) private readonly storage: ObjectStorage,
    @Inject(SCALE_PICTURE) private readonly scale: ScalePicture,
  ) {}

  /**
   * Re-encodes and stores a picture, which drops all metadata. Checks format, bytes and pixels before
   * decoding; throws if one is wrong.
   */
  async store(bytes: Uint8Array, signal: AbortSignal): Promise<StoredPicture> {
    if (bytes.byteLength > MAX_BYTES) throw new Error(`the picture has ${bytes.byteLength} bytes`);
    const stated = readPictureSize(bytes);
    if (!stated || !isWholePicture(bytes)) throw new Error('what came is no picture');
    const sides = [stated.width, stated.height];
    if (Math.max(...sides) > MAX_SIDE || Math.min(...sides) < MIN_SIDE)
      throw new Error(`the picture has ${sides.join(' × ')} pixels`);
    const files: { width: number; height: number; file: Buffer }[] = [];
    for (const width of widthsOf(stated.width)) {
      const height = Math.max(1, Math.round((stated.height * width) / stated.width));
      const file = await this.scale({ bytes, width, height }, signal);
      files.push({ width, height, file });
    }
    const largest = files.at(-1)!;
    const picture = createHash('sha256').update(largest.file).digest('hex').slice(0, 32);
    for (const { width, file } of files) await this.storage.put(keyOf(`${picture}-${width}.webp`), file);
    return { picture, width: largest.width, height: largest.height };
  }

  /**
   * Returns null if there is no such file.
   *
   * @throws {RangeNotSatisfiableError} when the range begins after the end of the file
   */
  get(file: string, range?: ByteRange): Promise<ObjectContent | null> {
    return pictureFileSchema.safeParse(file).success
      ? this.storage.get(keyOf(file), range)
      : Promise.resolve(null);
  }

  async remove(picture: string, width: number): Promise<void> {
    for (const each of widthsOf(width)) await this.storage.delete(keyOf(`${picture}-${each}.webp`));
  }
}

const keyOf = (file: string) => `pictures/${file.slice(0, 2)}/${file}`;
