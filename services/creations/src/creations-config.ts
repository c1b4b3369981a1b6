import { modelConfigFields, modelProblems } from '@danqing/model-client/config';
import { configFields, s3ConfigFields, s3Problems, type ServiceConfig } from '@danqing/nest-kit/config';
import { z } from 'zod';

const text = z.string().min(1);

export const creationsConfigFields = {
  ...s3ConfigFields,
  BASE_PATH: configFields.basePath.default('/'),
  DATA_DIR: configFields.dataDir,
  ...modelConfigFields,
  AI_VIDEO_SECONDS: z.coerce
    .number()
    .int()
    .min(1)
    .max(20)
    .default(4)
    .meta({ description: 'length of the videos of that model, one of those it makes' }),
  FFMPEG_PATH: text.optional().meta({
    description:
      'the program ffmpeg that encodes videos, with libx264 and libvpx; with AI_VIDEO_MODEL it also decodes what the model returns, so keep it up to date',
    unset: '`ffmpeg` on the PATH; without one the site makes no videos',
  }),
  STUDIO_SEED: z.enum(['on', 'off']).default('off').meta({
    description:
      'whether a start makes what the gallery has from the beginning, in the background; `npm start` sets it to `on`',
  }),
};

export type CreationsConfig = Readonly<z.output<z.ZodObject<typeof creationsConfigFields>>>;

export function creationsProblems(config: Partial<CreationsConfig>): string[] {
  return [...s3Problems(config), ...modelProblems(config)];
}

export const creationsConfig: ServiceConfig<typeof creationsConfigFields> = {
  fields: creationsConfigFields,
  problems: creationsProblems,
};
