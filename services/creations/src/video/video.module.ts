import type { ModelService } from '@danqing/model-client/config';
import { Logger, type DynamicModule } from '@nestjs/common';
import { CROP_PICTURE, SCALE_PICTURE, type ScalePicture } from '../picture/picture-store.ts';
import { ANIMATOR, type Animator } from './animator.ts';
import { findFfmpeg } from './encode/find-ffmpeg.ts';
import { DRAW_VIDEO, StudioAnimator, type DrawVideo } from './studio/studio-animator.ts';
import { VideoFileController } from './video-file.controller.ts';
import { VideoJobs } from './video-jobs.ts';
import { VideoPaths } from './video-paths.ts';
import { VideoRemovalController } from './video-removal.controller.ts';
import { VideoStarter } from './video-starter.ts';
import { VideoStore } from './video-store.ts';
import { VideoWatch } from './video-watch.ts';
import { VideoController } from './video.controller.ts';

interface VideoSettings {
  basePath: string;
  models: ModelService | null;
  videoModel: string | null;
  videoSeconds: number;
  ffmpeg: string | null;
  animator?: Animator;
  videoPollMs?: number;
}

export class VideoModule {
  static forRoot(settings: VideoSettings, imports: NonNullable<DynamicModule['imports']>): DynamicModule {
    return {
      module: VideoModule,
      imports,
      controllers: [VideoController, VideoRemovalController, VideoFileController],
      providers: [
        VideoStarter,
        VideoWatch,
        VideoJobs,
        VideoStore,
        { provide: VideoPaths, useValue: new VideoPaths(settings.basePath) },
        {
          provide: ANIMATOR,
          useFactory: (drawVideo: DrawVideo, crop: ScalePicture, scale: ScalePicture) =>
            settings.animator ?? openAnimator(settings, { drawVideo, crop, scale }),
          inject: [DRAW_VIDEO, CROP_PICTURE, SCALE_PICTURE],
        },
      ],
      exports: [VideoStore, ANIMATOR],
    };
  }
}

/** Returns null, with a warning, if there is no usable ffmpeg. */
async function openAnimator(
  { models, videoModel, videoSeconds, ffmpeg: setting, videoPollMs }: VideoSettings,
  drawing: { drawVideo: DrawVideo; crop: ScalePicture; scale: ScalePicture },
): Promise<Animator | null> {
  const found = await findFfmpeg(setting);
  if ('missing' in found) {
    new Logger('Videos').warn(`This site makes no videos: ${found.missing}`);
    return null;
  }
  const ffmpeg = found.program;
  if (!models || !videoModel) return new StudioAnimator(drawing.drawVideo, ffmpeg);
  const { ModelAnimator } = await import('./model/model-animator.ts');
  const [crop, scale] = [drawing.crop, drawing.scale].map(
    (draw) => (bytes: Uint8Array, size: { width: number; height: number }) =>
      draw({ bytes, ...size }, AbortSignal.timeout(60_000)),
  );
  return new ModelAnimator({
    name: videoModel,
    service: models,
    seconds: videoSeconds,
    ffmpeg,
    ...(videoPollMs !== undefined && { pollMs: videoPollMs }),
    crop: crop!,
    scale: scale!,
  });
}
