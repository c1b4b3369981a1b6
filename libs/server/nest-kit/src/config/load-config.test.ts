import { expect, it } from 'vitest';
import { z } from 'zod';
import { configFields } from './fields.ts';
import { ConfigError, loadConfig } from './load-config.ts';

const schema = z.object({
  NODE_ENV: configFields.nodeEnv.default('development'),
  PORT: configFields.port.default(8080),
  BASE_PATH: configFields.basePath.default('/'),
  DATABASE_URL: configFields.databaseUrl.optional(),
  SERVICE_TOKEN: configFields.serviceToken.optional(),
});

it('gives typed values and defaults, takes empty for unset and cannot be changed', () => {
  const config = loadConfig(schema, { PORT: '9000', BASE_PATH: '', HOME: '/elsewhere' });
  expect(config).toEqual({ NODE_ENV: 'development', PORT: 9000, BASE_PATH: '/' });
  expect(Object.isFrozen(config)).toBe(true);
});

it('lists every problem at once, by variable and without the values', () => {
  const env = {
    NODE_ENV: 'prod',
    PORT: '70000',
    DATABASE_URL: 'mysql://admin:hunter2@db/x',
    SERVICE_TOKEN: 'hunter2',
  };
  const error = failure(() => loadConfig(schema, env));
  expect(error).toBeInstanceOf(ConfigError);
  expect(error.message.split('\n').slice(1)).toEqual([
    '  NODE_ENV: must be development, test or production',
    '  PORT: must be a number from 0 to 65535',
    '  DATABASE_URL: must be a postgres:// address',
    '  SERVICE_TOKEN: must have at least 16 characters',
  ]);
  expect(error.message).not.toContain('hunter2');
});

it('names a variable that is missing', () => {
  expect(() => loadConfig(z.object({ DATA_DIR: configFields.dataDir }), {})).toThrow('DATA_DIR: is required');
});

it('asks for what production needs together with the other problems', () => {
  const load = (env: NodeJS.ProcessEnv) =>
    loadConfig(schema, env, { requiredInProduction: ['SERVICE_TOKEN'] });
  expect(
    failure(() => load({ NODE_ENV: 'production', PORT: 'x' }))
      .message.split('\n')
      .slice(1),
  ).toEqual([
    '  PORT: must be a number from 0 to 65535',
    '  SERVICE_TOKEN: is required with NODE_ENV=production',
  ]);
  expect(load({ DEVELOPMENT_SECRET: 'the secret of this start' }).SERVICE_TOKEN).toBeUndefined();
});

it('checks variables together beside those that are wrong by themselves, and names each once', () => {
  const check = ({ PORT, SERVICE_TOKEN, BASE_PATH }: Partial<z.output<typeof schema>>) => [
    ...(PORT ? [] : ['PORT: is required with BASE_PATH']),
    ...(SERVICE_TOKEN || BASE_PATH === '/' ? [] : ['SERVICE_TOKEN: is required with BASE_PATH: a path']),
  ];
  expect(
    failure(() => loadConfig(schema, { PORT: 'x', BASE_PATH: '/a' }, { check }))
      .message.split('\n')
      .slice(1),
  ).toEqual([
    '  PORT: must be a number from 0 to 65535',
    '  SERVICE_TOKEN: is required with BASE_PATH: a path',
  ]);
  expect(loadConfig(schema, {}, { check }).PORT).toBe(8080);
});

it.each([
  ['/', '/'],
  ['tool', '/tool/'],
  ['/tool', '/tool/'],
  ['/tool/', '/tool/'],
  ['a/b', '/a/b/'],
])('gives the base path %s its slashes', (given, expected) => {
  expect(configFields.basePath.parse(given)).toBe(expected);
});

it.each(['//evil.example', '/a/../b', 'a b', '/a?b', '/ü'])('refuses the base path %s', (given) => {
  expect(configFields.basePath.safeParse(given).success).toBe(false);
});

function failure(work: () => unknown): Error {
  try {
    work();
  } catch (error) {
    return error as Error;
  }
  throw new Error('nothing was thrown');
}
