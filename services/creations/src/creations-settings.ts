import { modelService, type ModelService } from '@danqing/model-client/config';
import { s3Settings, type S3Settings } from '@danqing/nest-kit/config';
import type { CreationsConfig } from './creations-config.ts';

export interface CreationsSettings {
  /** URL path prefix of the site; begins and ends with a slash. */
  basePath: string;
  dataDir: string;
  /** Bucket for pictures; if null, they are stored in `dataDir`. */
  s3: S3Settings | null;
  seed: boolean;
  models: ModelService | null;
  textModel: string | null;
  imageModel: string | null;
  videoModel: string | null;
  videoSeconds: number;
  /** Path of ffmpeg; if null, the first one on PATH. */
  ffmpeg: string | null;
}

/**
 * Returns the settings for `CreationsModule.forRoot`. The configuration must have passed `creationsProblems`.
 */
export const creationsSettings = (config: CreationsConfig): CreationsSettings => ({
  basePath: config.BASE_PATH,
  dataDir: config.DATA_DIR,
  s3: s3Settings(config),
  seed: config.STUDIO_SEED === 'on',
  models: modelService(config),
  textModel: config.AI_TEXT_MODEL ?? null,
  imageModel: config.AI_IMAGE_MODEL ?? null,
  videoModel: config.AI_VIDEO_MODEL ?? null,
  videoSeconds: config.AI_VIDEO_SECONDS,
  ffmpeg: config.FFMPEG_PATH ?? null,
});
