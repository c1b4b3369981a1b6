import type { Animated, VideoEvents } from '@danqing/contracts/creations';
import type { CreditsPort } from '@danqing/contracts/credits';
import { creditsPort } from '@danqing/contracts/ports';
import { portToken } from '@danqing/nest-kit';
import { VIDEO } from '@danqing/studio-painter';
import { Inject, Injectable } from '@nestjs/common';
import { VideoJobs } from './video-jobs.ts';
import { VideoPaths } from './video-paths.ts';
import type { Video } from './video.queries.ts';

export type WatchedEvent = {
  [Name in 'started' | 'progress' | 'done']: { name: Name; data: VideoEvents[Name] };
}['started' | 'progress' | 'done'];

@Injectable()
export class VideoWatch {
  constructor(
    @Inject(portToken(creditsPort)) private readonly credits: CreditsPort,
    @Inject(VideoJobs) private readonly jobs: VideoJobs,
    @Inject(VideoPaths) private readonly paths: VideoPaths,
  ) {}

  /**
   * Yields the video's events; the last one is `done`. Ends early, without it, on abort or when the process
   * stops.
   */
  async *watch(id: number, userId: number, gone: AbortSignal): AsyncGenerator<WatchedEvent> {
    let begun = false;
    let shown = 0;
    for await (const { maker, state, frame, ...video } of this.jobs.follow(id, userId, gone)) {
      if (maker && !begun) {
        begun = true;
        yield { name: 'started', data: { maker } };
      }
      if (state === 'done') yield { name: 'done', data: await this.#animated(video) };
      else if (frame > shown) {
        shown = frame;
        yield { name: 'progress', data: { frame, frames: VIDEO.frames } };
      }
    }
  }

  async #animated({
    userId,
    imageId,
    video,
  }: Pick<Video, 'userId' | 'imageId' | 'video'>): Promise<Animated> {
    return {
      imageId,
      videoUrl: this.paths.pathOf(`${video}.mp4`),
      credits: await this.credits.getBalance(userId),
    };
  }
}
