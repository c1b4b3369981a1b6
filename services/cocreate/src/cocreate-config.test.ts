import { loadConfig } from '@danqing/nest-kit';
import { modelProblems } from '@danqing/model-client/config';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { cocreateConfigFields } from './cocreate-config.ts';
import { cocreateSettings } from './cocreate-settings.ts';

const load = (env: NodeJS.ProcessEnv) =>
  loadConfig(z.object(cocreateConfigFields), env, { check: modelProblems });

it('leaves colours and names to the studio by default', () => {
  expect(cocreateSettings(load({}))).toEqual({
    basePath: '/',
    publicUrl: null,
    chain: null,
    models: null,
    colorModel: null,
    nameModel: null,
  });
});

it('names a model for each', () => {
  const env = { AI_BASE_URL: 'https://ai.example/v1', AI_COLOR_MODEL: 'colorist', AI_NAME_MODEL: 'namer' };
  expect(cocreateSettings(load(env))).toMatchObject({
    models: { baseUrl: 'https://ai.example/v1', apiKey: null },
    colorModel: 'colorist',
    nameModel: 'namer',
  });
});

it('takes an environment with models of others, and asks none of them', () => {
  const env = { AI_BASE_URL: 'https://ai.example/v1', AI_TEXT_MODEL: 'poet' };
  expect(cocreateSettings(load(env))).toMatchObject({ colorModel: null, nameModel: null });
});

it('refuses a model without its service', () => {
  expect(() => load({ AI_COLOR_MODEL: 'colorist' })).toThrow('AI_BASE_URL: is required with AI_COLOR_MODEL');
});
