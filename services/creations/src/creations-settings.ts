import { s3Settings, type S3Settings } from '@danqing/nest-kit/config';
import type { CreationsConfig } from './creations-config.ts';
import type { ModelService } from './model/model-service.ts';

export interface CreationsSettings {
  /** Below which browsers see the site; begins and ends with a slash. */
  basePath: string;
  dataDir: string;
  /** The bucket for pictures, in place of `dataDir`. */
  s3: S3Settings | null;
  /** Where the models are; null: the studio makes everything. */
  models: ModelService | null;
  /** Writes the poems in place of the studio. */
  textModel: string | null;
  /** Paints in place of the studio. */
  imageModel: string | null;
}

/** The settings of `CreationsModule.forRoot`, of a configuration without `creationsProblems`. */
export const creationsSettings = (config: CreationsConfig): CreationsSettings => ({
  basePath: config.BASE_PATH,
  dataDir: config.DATA_DIR,
  s3: s3Settings(config),
  models:
    config.AI_BASE_URL === undefined
      ? null
      : { baseUrl: config.AI_BASE_URL, apiKey: config.AI_API_KEY ?? null },
  textModel: config.AI_TEXT_MODEL ?? null,
  imageModel: config.AI_IMAGE_MODEL ?? null,
});
