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
/** Endings of all files of a video. */
export const VIDEO_ENDINGS = Object.values(FILES);

/** Videos with their posters, under names that say what they hold. */
@Injectable()
export class VideoStore {
  constructor(@Inject(PICTURE_STORAGE) private readonly storage: ObjectStorage) {}

  /** The name of the files, without their endings. */
  async keep(files: VideoFiles): Promise<string> {
    const hash = createHash('sha256');
    for (const kind of KINDS) hash.update(files[kind]);
    const video = hash.digest('hex').slice(0, 32);
    for (const kind of KINDS) await this.storage.put(keyOf(`${video}.${FILES[kind]}`), files[kind]);
    return video;
  }

  /** Null when there is no such file. Throws a RangeNotSatisfiableError when the range begins behind its end. */
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
