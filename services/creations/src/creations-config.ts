import {
  configFields,
  isLoopbackHost,
  s3ConfigFields,
  s3Problems,
  type ServiceConfig,
} from '@danqing/nest-kit/config';
import { z } from 'zod';

const text = z.string().min(1);

/** The variables of this service, for the schema of the program that mounts it. */
export const creationsConfigFields = {
  ...s3ConfigFields,
  NODE_ENV: configFields.nodeEnv.default('development'),
  BASE_PATH: configFields.basePath.default('/'),
  DATA_DIR: configFields.dataDir,
  AI_BASE_URL: configFields.url.optional().meta({
    description:
      'an OpenAI-compatible service, such as `https://api.example/v1`; each use has a model of its own, and the embedded studio serves those without',
    unset: 'the embedded studio makes everything',
  }),
  AI_API_KEY: text.optional().meta({ description: 'of that service, where it wants one' }),
  AI_TEXT_MODEL: text.optional().meta({ description: 'writes the poems', unset: 'the studio' }),
  AI_IMAGE_MODEL: text
    .optional()
    .meta({ description: 'paints; the answer has to hold the picture itself', unset: 'the studio' }),
  AI_VIDEO_MODEL: text.optional().meta({
    description:
      'makes videos of pictures, by `POST /videos`, `GET /videos/{id}` and `GET /videos/{id}/content`',
    unset: 'the studio',
  }),
  AI_VIDEO_SECONDS: z.coerce
    .number()
    .int()
    .min(1)
    .max(20)
    .default(4)
    .meta({ description: 'length of the videos of that model, one of those it makes' }),
  FFMPEG_PATH: text.optional().meta({
    description:
      'the program ffmpeg that encodes videos, with libx264 and libvpx; with AI_VIDEO_MODEL it decodes what comes from the model and has to be kept up to date',
    unset: 'the one that comes along, of 2018',
  }),
  STUDIO_SEED: z.enum(['on', 'off']).default('off').meta({
    description:
      'whether a start makes what the gallery has from the beginning, in the background; `npm start` sets it to `on`',
  }),
};

export type CreationsConfig = Readonly<z.output<z.ZodObject<typeof creationsConfigFields>>>;

const MODELS = ['AI_TEXT_MODEL', 'AI_IMAGE_MODEL', 'AI_VIDEO_MODEL'] as const;

/** What is wrong with the variables together. */
export function creationsProblems(config: Partial<CreationsConfig>): string[] {
  return [...s3Problems(config), ...modelProblems(config), ...videoProblems(config)];
}

/** What strangers made is decoded in production by a program that gets its security updates. */
function videoProblems({ AI_VIDEO_MODEL, FFMPEG_PATH, NODE_ENV }: Partial<CreationsConfig>): string[] {
  return NODE_ENV === 'production' && AI_VIDEO_MODEL !== undefined && FFMPEG_PATH === undefined
    ? ['FFMPEG_PATH: is required with NODE_ENV=production and AI_VIDEO_MODEL']
    : [];
}

function modelProblems(config: Partial<CreationsConfig>): string[] {
  const { AI_BASE_URL: url, AI_API_KEY: key, NODE_ENV } = config;
  if (url === undefined) {
    return [...MODELS, 'AI_API_KEY' as const]
      .filter((name) => config[name] !== undefined)
      .map((name) => `AI_BASE_URL: is required with ${name}`);
  }
  const { protocol, host } = new URL(url);
  const readable = key !== undefined && protocol === 'http:' && !isLoopbackHost(host);
  return [
    ...(MODELS.some((name) => config[name] !== undefined)
      ? []
      : [`AI_BASE_URL: is of no use without ${MODELS.join(' or ')}`]),
    ...(NODE_ENV === 'production' && readable
      ? ['AI_BASE_URL: must be https:// with NODE_ENV=production and AI_API_KEY']
      : []),
  ];
}

/** The variables of this service and what may be wrong with them together. */
export const creationsConfig: ServiceConfig<typeof creationsConfigFields> = {
  fields: creationsConfigFields,
  problems: creationsProblems,
};
