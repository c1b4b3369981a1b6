import { mkdtemp, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { loadConfig } from '@danqing/nest-kit';
import { expect, onTestFinished, test } from 'vitest';
import { z } from 'zod';
import { openSharedToken, operatorConfigFields, operatorTokenFile } from './shared-token.ts';

async function temporaryFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'danqing-operators-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

const load = (OPERATOR_TOKEN: string, NODE_ENV = 'development') =>
  loadConfig(
    z.object(operatorConfigFields),
    { OPERATOR_TOKEN, NODE_ENV },
    { requiredInProduction: ['OPERATOR_TOKEN'] },
  );

test('without a configured token one is made, for this user only, and stays', async () => {
  const dataDir = await temporaryFolder();
  const token = await openSharedToken(undefined, dataDir);
  expect(token).toMatch(/^[\w-]{32}$/);
  expect(await openSharedToken(undefined, dataDir)).toBe(token);
  expect((await readFile(operatorTokenFile(dataDir), 'utf8')).trim()).toBe(token);
  expect((await stat(operatorTokenFile(dataDir))).mode & 0o777).toBe(0o600);
});

test('the configured token needs no file', async () => {
  const dataDir = await temporaryFolder();
  expect(await openSharedToken('configured', dataDir)).toBe('configured');
  await expect(stat(operatorTokenFile(dataDir))).rejects.toMatchObject({ code: 'ENOENT' });
});

test.each(['x'.repeat(24), 'pVYfh7Rr/5P0u+9lU3m0yq4XcQm0bV4cVwJ2b7m0a3M='])('%s may be one', (token) => {
  expect(load(token).OPERATOR_TOKEN).toBe(token);
});

test.each(['x'.repeat(23), `${'x'.repeat(24)} y`, 'ä'.repeat(24)])(
  '%j is refused, and not repeated',
  (token) => {
    expect(() => load(token)).toThrow(/OPERATOR_TOKEN: must have at least 24 characters/);
    expect(() => load(token)).not.toThrow(new RegExp(token));
  },
);

test('production needs a configured one', () => {
  expect(() => load('', 'production')).toThrow('OPERATOR_TOKEN: is required');
});
