import { loadConfig } from '@danqing/nest-kit';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { creationsConfigFields, creationsProblems } from './creations-config.ts';
import { creationsSettings } from './creations-settings.ts';

const load = (env: NodeJS.ProcessEnv) =>
  loadConfig(z.object(creationsConfigFields), { DATA_DIR: '.data', ...env }, { check: creationsProblems });

it('leaves everything to the studio by default', () => {
  expect(creationsSettings(load({}))).toMatchObject({
    models: null,
    textModel: null,
    imageModel: null,
    videoModel: null,
    ffmpeg: null,
  });
});

it('names the models', () => {
  const env = { AI_BASE_URL: 'https://ai.example/v1', AI_API_KEY: 'k', AI_TEXT_MODEL: 'poet' };
  expect(creationsSettings(load({ ...env, NODE_ENV: 'production' }))).toMatchObject({
    models: { baseUrl: 'https://ai.example/v1', apiKey: 'k' },
    textModel: 'poet',
  });
});

it.each([
  [{ AI_TEXT_MODEL: 'poet' }, 'AI_BASE_URL: is required with AI_TEXT_MODEL'],
  [{ AI_API_KEY: 'k' }, 'AI_BASE_URL: is required with AI_API_KEY'],
  [
    { AI_BASE_URL: 'https://ai.example/v1' },
    'AI_BASE_URL: is of no use without AI_TEXT_MODEL or AI_COLOR_MODEL or AI_NAME_MODEL or AI_DECK_MODEL or AI_IMAGE_MODEL or AI_DRESSER_MODEL or AI_VIDEO_MODEL',
  ],
  [{ AI_BASE_URL: 'ai.example', AI_TEXT_MODEL: 'poet' }, 'AI_BASE_URL: must be an http or https address'],
  [
    { NODE_ENV: 'production', AI_BASE_URL: 'http://ai.example/v1', AI_API_KEY: 'k', AI_TEXT_MODEL: 'poet' },
    'AI_BASE_URL: must be https:// with NODE_ENV=production and AI_API_KEY',
  ],
  [
    { AI_BASE_URL: 'https://ai.example/v1', AI_VIDEO_MODEL: 'film', AI_VIDEO_SECONDS: '60' },
    'AI_VIDEO_SECONDS',
  ],
])('refuses %j', (env, problem) => {
  expect(() => load(env)).toThrow(problem);
});

it('takes a model on this machine, or one without a key, over http in production', () => {
  const model = { NODE_ENV: 'production', AI_TEXT_MODEL: 'poet' };
  expect(() => load({ ...model, AI_BASE_URL: 'http://127.0.0.1:11434/v1', AI_API_KEY: 'k' })).not.toThrow();
  expect(() => load({ ...model, AI_BASE_URL: 'http://ollama:11434/v1' })).not.toThrow();
});
