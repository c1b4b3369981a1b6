import { createHash } from 'node:crypto';
import { videoFileSchema } from '@danqing/contracts/creations';
import type { ByteRange, ObjectContent, ObjectStorage } from '@danqing/nest-kit/storage';
import { Inject, Injectable } from '@nestjs/common';
import { PICTURE_STORAGE } from '../picture/picture-store.ts';
import type { VideoFiles } from './encode/video-files.ts';

const FILES = { mp4: 'mp4', webm: 'webm', poster: 'webp' } as const satisfies Record<
  keyof VideoFiles,
  string
>;
const KINDS = Object.keys(FILES) as (keyof VideoFiles)[];
export const VIDEO_ENDINGS = Object.values(FILES);

@Injectable()
export class VideoStore {
  constructor(@Inject(PICTURE_STORAGE) private readonly storage: ObjectStorage) {}

  async store(files: VideoFiles): Promise<string> {
    const hash = createHash('sha256');
    for (const kind of KINDS) hash.update(files[kind]);
    const video = hash.digest('hex').slice(0, 32);
    for (const kind of KINDS) await this.storage.put(keyOf(`${video}.${FILES[kind]}`), files[kind]);
    return video;
  }

  /**
   * Returns null if there is no such file.
   *
   * @throws {RangeNotSatisfiableError} when the range begins after the end of the file
   */
  get(file: string, range?: ByteRange): Promise<ObjectContent | null> {
    return videoFileSchema.safeParse(file).success
      ? this.storage.get(keyOf(file), range)
      : Promise.resolve(null);
  }

  async remove(video: string): Promise<void> {
    for (const kind of KINDS) await this.storage.delete(keyOf(`${video}.${FILES[kind]}`));
  }
}

const keyOf = (file: string) => `videos/${file.slice(0, 2)}/${file}`;
