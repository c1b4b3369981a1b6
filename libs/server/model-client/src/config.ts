// Must not import the AI SDK. Programs without a configured model load this entry point alone
// (`@danqing/model-client/config`).
import {
  configFields,
  developmentFields,
  isDevelopmentMachine,
  isLoopbackHost,
} from '@danqing/nest-kit/config';
import { z } from 'zod';

const text = z.string().min(1);

/**
 * Settings of all models. Each service that uses a model accepts all of them, because several services may
 * share one environment.
 */
export const modelConfigFields = {
  ...developmentFields,
  AI_BASE_URL: configFields.url.optional().meta({
    description:
      'an OpenAI-compatible service, such as `https://api.example/v1`; each use has a model of its own, and the embedded studio serves those without',
    unset: 'the embedded studio makes everything',
  }),
  AI_API_KEY: text.optional().meta({ description: 'of that service, where it wants one' }),
  AI_TEXT_MODEL: text.optional().meta({ description: 'writes the poems', unset: 'the studio' }),
  AI_COLOR_MODEL: text.optional().meta({ description: 'imagines the colours of names', unset: 'the studio' }),
  AI_NAME_MODEL: text.optional().meta({ description: 'suggests names of colours', unset: 'the studio' }),
  AI_DECK_MODEL: text.optional().meta({ description: 'writes presentations, streamed', unset: 'the studio' }),
  AI_IMAGE_MODEL: text
    .optional()
    .meta({ description: 'paints; the answer has to hold the picture itself', unset: 'the studio' }),
  AI_DRESSER_MODEL: text.optional().meta({
    description:
      'lays patterns on products, by `POST /images/edits`; the answer has to hold the picture itself',
    unset: 'the studio',
  }),
  AI_VIDEO_MODEL: text.optional().meta({
    description:
      'makes videos of pictures, by `POST /videos`, `GET /videos/{id}` and `GET /videos/{id}/content`',
    unset: 'the studio',
  }),
};

export type ModelConfig = Readonly<z.output<z.ZodObject<typeof modelConfigFields>>>;

const MODELS = [
  'AI_TEXT_MODEL',
  'AI_COLOR_MODEL',
  'AI_NAME_MODEL',
  'AI_DECK_MODEL',
  'AI_IMAGE_MODEL',
  'AI_DRESSER_MODEL',
  'AI_VIDEO_MODEL',
] as const;

export interface ModelService {
  baseUrl: string;
  apiKey: string | null;
}

/**
 * Returns the address and key of the model service, or null when the embedded studio generates everything.
 */
export const modelService = ({
  AI_BASE_URL: baseUrl,
  AI_API_KEY: apiKey,
}: ModelConfig): ModelService | null => (baseUrl === undefined ? null : { baseUrl, apiKey: apiKey ?? null });

/** Returns the conflicts between the model settings, one message per problem. */
export function modelProblems(config: Partial<ModelConfig>): string[] {
  const { AI_BASE_URL: url, AI_API_KEY: key } = config;
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
    ...(!isDevelopmentMachine(config) && readable
      ? ['AI_BASE_URL: must be https:// with NODE_ENV=production and AI_API_KEY']
      : []),
  ];
}
