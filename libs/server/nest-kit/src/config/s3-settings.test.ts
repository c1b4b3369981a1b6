import { expect, test } from 'vitest';
import { s3SettingsOf } from './s3-settings.ts';

const all = {
  S3_ENDPOINT: 'https://s3.example',
  S3_BUCKET: 'danqing-releases',
  S3_REGION: 'eu-central-1',
  S3_ACCESS_KEY_ID: 'an-id',
  S3_SECRET_ACCESS_KEY: 'a-secret-of-theirs',
};
const load = (env: Record<string, string>) => s3SettingsOf(env);

test('without any variable there is no such storage', () => {
  expect(load({})).toBeNull();
});

test('all variables make one', () => {
  expect(load(all)).toEqual({
    endpoint: 'https://s3.example',
    bucket: 'danqing-releases',
    region: 'eu-central-1',
    accessKeyId: 'an-id',
    secretAccessKey: 'a-secret-of-theirs',
  });
});

test.each(Object.keys(all))('all but %s are refused, and no secret is told', (name) => {
  const start = () => load({ ...all, [name]: '' });
  expect(start).toThrow(`${name}: is required with the other S3 variables`);
  expect(start).not.toThrow(/secret-of-theirs/);
});

test.each([
  ['S3_ENDPOINT', 's3.example'],
  ['S3_BUCKET', 'Bucket/of mine'],
  ['S3_REGION', 'eu central'],
])('%s may not be %j', (name, value) => {
  expect(() => load({ ...all, [name]: value })).toThrow(new RegExp(`${name}: must be`));
});
