import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { createService, ServiceRefusedError } from './create-service.ts';
import { WORKSPACE } from './steps.ts';

test.each([
  ['capitals', 'Creations', /one lower-case word/],
  ['two words', 'tea-house', /one lower-case word/],
  ['a way out of the folder', '../tea', /one lower-case word/],
  ['a service that is there', 'palettes', /palettes is taken/],
  ['a folder of contracts', 'errors', /errors is taken/],
  ['an address of another', 'auth', /auth is taken/],
])('%s is refused, and nothing is written', async (_what, name, reason) => {
  const there = existsSync(join(WORKSPACE, 'services', name));
  const created = createService(WORKSPACE, name);
  await expect(created).rejects.toThrow(reason);
  await expect(created).rejects.toBeInstanceOf(ServiceRefusedError);
  expect(existsSync(join(WORKSPACE, 'services', name))).toBe(there);
});
