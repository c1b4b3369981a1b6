import { modelService, type ModelService } from '@danqing/model-client/config';
import { s3Settings, type S3Settings } from '@danqing/nest-kit/config';
import type { CreationsConfig } from './creations-config.ts';

export interface CreationsSettings {
  /** Below which browsers see the site; begins and ends with a slash. */
  basePath: string;
  dataDir: string;
  /** The bucket for pictures, in place of `dataDir`. */
  s3: S3Settings | null;
  /** Whether a start fills the gallery with creations of the studio. */
  seed: boolean;
  /** Where the models are; null: the studio makes everything. */
  models: ModelService | null;
  /** Writes the poems in place of the studio. */
  textModel: string | null;
  /** Paints in place of the studio. */
  imageModel: string | null;
  /** Makes videos in place of the studio, of so many seconds. */
  videoModel: string | null;
  videoSeconds: number;
  /** The program that encodes videos; null: the one on the PATH. */
  ffmpeg: string | null;
}

/** The settings of `CreationsModule.forRoot`, of a configuration without `creationsProblems`. */
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
