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
};

export type CreationsConfig = Readonly<z.output<z.ZodObject<typeof creationsConfigFields>>>;

const MODELS = ['AI_TEXT_MODEL', 'AI_IMAGE_MODEL'] as const;

/** What is wrong with the variables together. */
export function creationsProblems(config: Partial<CreationsConfig>): string[] {
  return [...s3Problems(config), ...modelProblems(config)];
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
